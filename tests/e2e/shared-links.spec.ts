import { type APIRequestContext, type Page, expect, test } from '@playwright/test';

import { BEYOND_GATE } from '../suite.ts';

/** A tag of the head, as a crawler reads it from the HTML. */
const tag = (page: Page, name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`);

/** Calls the API as the demo customer. */
async function askAsCustomer(request: APIRequestContext, path: string) {
  const login = await request.post('/api/login', { data: { userName: 'customer', password: 'oja-demo' } });
  const { data }: { data: { accessToken: string } } = await login.json();
  return (await request.get(path, { headers: { authorization: `Bearer ${data.accessToken}` } })).json();
}

interface PicturedPost {
  _id: string;
  title: string;
  images: string[];
  user: { _id: string; userName: string; profileImage: string };
}

/** The newest post with a picture whose vendor has one, too: other tests post without pictures. */
async function findPictured(request: APIRequestContext, cursor?: string): Promise<PicturedPost> {
  const { data } = await askAsCustomer(request, `/api/v1/posts${cursor === undefined ? '' : `?cursor=${cursor}`}`);
  const found = data.posts.find(({ images, user }: PicturedPost) => images.length > 0 && user.profileImage !== null);
  return found ?? findPictured(request, data.nextCursor);
}

/** Checks the picture that the open page has for sharing: a JPEG, which every messenger accepts. */
async function expectPicture(page: Page): Promise<void> {
  const address = await tag(page, 'og:image').getAttribute('content');
  const picture = await page.request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(300 * 1024);
}

test.describe('a shared link, read without scripts and without a session', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the landing page has one title, one description, and the site’s picture',
    { tag: BEYOND_GATE },
    async ({ page, baseURL }) => {
      await page.goto('/');
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(tag(page, 'description')).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`);
      await expect(tag(page, 'og:image')).toHaveAttribute('content', `${baseURL}/share.jpg`);
      await expect(tag(page, 'og:locale')).toHaveAttribute('content', 'en_NG');
      await expectPicture(page);
    },
  );

  test('a post has its title and its own picture, and its vendor’s page has theirs', async ({ page, baseURL }) => {
    const post = await findPictured(page.request);
    await page.goto(`/dashboard/post/details/${post._id}`);
    await expect(page).toHaveTitle(`${post.title} · Oja`);
    await expect(tag(page, 'og:url')).toHaveAttribute('content', `${baseURL}/dashboard/post/details/${post._id}`);
    await expect(tag(page, 'og:image')).toHaveAttribute(
      'content',
      (post.images[0] ?? '').replace('.webp', '-share.jpg'),
    );
    await expectPicture(page);
    await page.goto(`/dashboard/profile/${post.user._id}`);
    await expect(page).toHaveTitle(`${post.user.userName} · Oja`);
    await expect(tag(page, 'og:image')).toHaveAttribute(
      'content',
      post.user.profileImage.replace('.webp', '-share.jpg'),
    );
    await expectPicture(page);
  });

  test(
    'the sitemap links to a post, whose page has the same canonical address',
    { tag: BEYOND_GATE },
    async ({ page }) => {
      const robots = await (await page.request.get('/robots.txt')).text();
      const index = await (await page.request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')).text();
      const part = await (await page.request.get(/<loc>([^<]+posts-1\.xml)<\/loc>/.exec(index)?.[1] ?? '')).text();
      const address = /<loc>([^<]+)<\/loc>/.exec(part)?.[1] ?? '';
      await page.goto(address);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    },
  );
});
