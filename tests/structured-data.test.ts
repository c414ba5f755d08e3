import { describe, expect, test } from 'vitest';
import { asScript } from '../src/structured-data';

describe('§2 structured data', () => {
  test('cannot end the script that holds it', () => {
    const script = asScript({ '@type': 'Service', name: '</script><script>alert(1)</script>' });

    expect(script.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(script.replace(/<[^>]*>/g, ''))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: '</script><script>alert(1)</script>',
    });
  });
});
