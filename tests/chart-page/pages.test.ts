import { expect, test } from 'vitest';
import { pagesOf } from '../../tools/charts/book/pages';

const pages = await pagesOf([
  '/',
  '/over-ons',
  '/contact',
  '/offerte',
  '/blog',
  '/blog/een-post',
  '/laadpaal',
  '/projecten',
]);

test.each([
  { machine: 'machines/forms/contact.machine.ts', page: '/contact' },
  { machine: 'machines/forms/quote.machine.ts', page: '/offerte' },
  { machine: 'machines/forms/landing-request.machine.ts', page: '/laadpaal' },
  { machine: 'machines/blog/posts.machine.ts', page: '/blog' },
  { machine: 'machines/blog/post.machine.ts', page: '/blog/een-post' },
  { machine: 'machines/gallery/gallery.machine.ts', page: '/projecten' },
  { machine: 'machines/fault/fault.machine.ts', page: '/?storing=melden' },
  { machine: 'machines/carousel/carousel.machine.ts', page: '/' },
  { machine: 'machines/clip/clip.machine.ts', page: '/' },
])('$machine is seen on $page', ({ machine, page }) => {
  expect(pages.get(machine)).toBe(page);
});
