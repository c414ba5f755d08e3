import { expect, test } from 'vitest';
import { sharePictureOf } from '../../content/share-pictures';
import { hiddenPages } from '../../tools/build/feeds';
import { templates } from '../../tools/build/templates';

test('each template that search engines know has a picture of its own to be shared with', () => {
  const known = Object.values(templates).filter((path) => path !== templates['/404'] && !hiddenPages.includes(path));
  const pictures = known.map((path) => sharePictureOf(path).src);

  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([]);
});
