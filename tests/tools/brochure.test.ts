import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PDF, PRINTED, fingerprint } from '../../tools/brochure/source';

/** Chromium compresses the drawing, not its objects. */
const pdf = readFileSync(PDF, 'latin1');
const entry = (name: string) => pdf.match(new RegExp(`/${name} \\((.*?)\\)`))?.[1];
const objects = (type: string) => [...pdf.matchAll(new RegExp(`/Type /${type}\\b`, 'g'))].length;

describe('the brochure', () => {
  test('has at least four pages and is no burden to a phone', () => {
    expect(objects('Page')).toBeGreaterThanOrEqual(4);
    expect(pdf.length).toBeLessThan(900_000);
  });

  test('has a title, a language, a structure to be read aloud and an outline', () => {
    expect(entry('Title')).toBe('De thuisbatterij | Helderdak');
    expect(entry('Lang')).toBe('nl');
    expect(objects('StructTreeRoot')).toBe(1);
    expect(objects('Outlines')).toBe(1);
  });

  test('is printed from what it says now (if not: npm run brochure)', () => {
    expect(readFileSync(PRINTED, 'utf8').trim()).toBe(fingerprint());
  });
});
