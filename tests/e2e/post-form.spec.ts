import { expect, type Route, test } from '@playwright/test';
import sharp from 'sharp';

import { BEYOND_GATE } from '../suite.ts';
import { makeAccount } from './accounts.ts';
import { startSession } from './demo.ts';
import { makeJpeg } from './jpeg.ts';
import {
  expectWritten,
  fileInput,
  newestPostOf,
  openForm,
  pickedNames,
  picture,
  pictures,
  submit,
  write,
} from './post-form.ts';
import { waitForToast } from './wait-for-toast.ts';

/** Writing and editing a post: uploads, and the data that is sent (product §4 "Post submit", §5). */

test(
  'pictures are reordered by buttons and by dragging, and posted in that order',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openForm(page, request);
    await write(page);
    await fileInput(page).setInputFiles(await pictures(3));
    await page.getByRole('button', { name: 'Move 3.jpg earlier' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => pickedNames(page)).toEqual(['3.jpg', '1.jpg', '2.jpg']);

    const items = page.getByRole('group', { name: 'Pictures' }).getByRole('listitem');
    await items.nth(2).hover();
    await page.mouse.down();
    const target = await items.nth(1).boundingBox();
    if (!target) throw new Error('the second picture has no place');
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => pickedNames(page)).toEqual(['3.jpg', '2.jpg', '1.jpg']);

    await submit(page);
    await waitForToast(page, 'Post created successfully');
    await expect(page).toHaveURL(/\/dashboard$/);
    const { images } = await newestPostOf(vendor, request);
    // Each picture has a distinct colour, visible at its left edge.
    const reds = await Promise.all(
      images.map(async (address: string) => {
        const pixel = await sharp(await (await request.get(address)).body())
          .extract({ left: 2, top: 2, width: 1, height: 1 })
          .raw()
          .toBuffer();
        return [...pixel.subarray(0, 3)].indexOf(Math.max(...pixel.subarray(0, 3)));
      }),
    );
    // Hues 120, 60 and 0: green; yellow, which is red and green; red.
    expect(reds[0]).toBe(1);
    expect(reds[2]).toBe(0);

    await page.goto('/dashboard/post');
    await expect(page.getByText('0 of 8')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('');
  },
);

test(
  'a camera’s picture is rotated and shrunk before it is sent; a small one is sent unchanged',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openForm(page, request);
    await write(page);
    const small = await makeJpeg({ width: 400, height: 300, hue: 200 });
    // Taken upright: the pixels are rotated, and orientation 6 says so.
    const camera = await sharp(await makeJpeg({ width: 2400, height: 1800, hue: 20 }))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    await fileInput(page).setInputFiles([picture('camera.jpg', camera), picture('small.jpg', small)]);
    // Playwright does not report the size of a body with files.
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/unbound-method -- the proxy calls it on the original object
      FormData.prototype.append = new Proxy(FormData.prototype.append, {
        apply(append, form, given: unknown[]) {
          const file = given.find((value) => value instanceof File);
          if (file) document.body.setAttribute(`data-sent-${file.name}`, `${file.size} ${file.type}`);
          Reflect.apply(append, form, given);
        },
      });
    });
    await submit(page);
    await waitForToast(page, 'Post created successfully');
    const sent = (name: string) => page.locator('body').getAttribute(`data-sent-${name}`);
    expect(await sent('small.jpg')).toBe(`${small.length} image/jpeg`);
    expect(await sent('camera.jpg')).toMatch(/^\d+ image\/webp$/);
    expect(Number.parseInt((await sent('camera.jpg')) ?? '', 10)).toBeLessThan(camera.length / 2);
    const post = await newestPostOf(vendor, request);
    expect(post.pictures.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
      [1200, 1600],
      [400, 300],
    ]);
  },
);

test(
  'three uploads run at a time; a failed one is reported and retried, and a stored one is never sent twice',
  { tag: BEYOND_GATE },
  async ({ page, request }) => {
    const vendor = await openForm(page, request);
    await write(page);
    await fileInput(page).setInputFiles(await pictures(5));
    const gate = Promise.withResolvers<void>();
    let [uploads, underWay, most] = [0, 0, 0];
    await page.route('**/api/upload', async (route) => {
      uploads += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      const isSecond = uploads === 2;
      await gate.promise;
      underWay -= 1;
      await (isSecond
        ? route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } })
        : route.continue());
    });

    await submit(page);
    await expect(page.getByRole('progressbar')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Cancel upload of 1.jpg' })).toBeVisible();
    // A picture is shrunk before it is sent.
    await expect.poll(() => underWay).toBe(3);
    gate.resolve();
    await expect(page.getByText('Image upload failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Failed to upload 2.jpg: Something went wrong', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Some pictures were not uploaded. Try them again or take them out, then post.'),
    ).toBeVisible();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(4);
    expect([uploads, most]).toEqual([5, 3]);
    await expectWritten(page);

    await page.getByRole('button', { name: 'Try 2.jpg again' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(5);
    // Even after a reload, stored pictures are not sent again.
    await page.reload();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(5);
    await submit(page);
    await waitForToast(page, 'Post created successfully');
    expect(uploads).toBe(6);
    expect((await newestPostOf(vendor, request)).images).toHaveLength(5);
  },
);

test('a cancelled upload is sent with the next attempt', { tag: BEYOND_GATE }, async ({ page, request }) => {
  await openForm(page, request);
  await write(page);
  await fileInput(page).setInputFiles(await pictures(2));
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/upload', async (route) => {
    await gate.promise;
    // Nobody waits for the cancelled one any more.
    await route.continue().catch(() => undefined);
  });
  await submit(page);
  await page.getByRole('button', { name: 'Cancel upload of 1.jpg' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  gate.resolve();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  await expect(page).toHaveURL(/\/dashboard\/post$/);
  await submit(page);
  await waitForToast(page, 'Post created successfully');
});

test('the server’s messages for a failed post are shown, and no input is lost', async ({ page, request }) => {
  await openForm(page, request);
  await write(page);
  const answerWith = (answer: Parameters<Route['fulfill']>[0]) =>
    page.route(/\/api\/v1\/posts$/, (route) => route.fulfill(answer), { times: 1 });

  await answerWith({ status: 500, json: { message: 'The market is closed for a minute.', code: 'internal' } });
  await submit(page);
  await expect(page.getByText('The market is closed for a minute.', { exact: true })).toBeVisible();

  await answerWith({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await submit(page);
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();

  await page.route(/\/api\/v1\/posts$/, (route) => route.abort('connectionrefused'), { times: 1 });
  await submit(page);
  await expect(page.getByText('Network Error!', { exact: true })).toBeVisible();

  await answerWith({
    status: 422,
    json: {
      message: 'Please check the marked fields.',
      code: 'validation_failed',
      fields: { location: 'We do not deliver there.' },
    },
  });
  await submit(page);
  await expect(page.getByLabel('Location')).toHaveAccessibleDescription(/We do not deliver there\./);
  await expect(page.getByLabel('Location')).toBeFocused();
  await expectWritten(page);
  await submit(page);
  await waitForToast(page, 'Post created successfully');
});

test('the author edits a post: no pictures can be added, only changed fields are sent, and the draft is stored', async ({
  page,
  request,
}) => {
  const vendor = await makeAccount(request, { vendor: true });
  const data = {
    title: 'Old title',
    description: 'As it was.',
    category: 'Fashion',
    price: 1250.5,
    phoneNumber: '08031234567',
    location: 'Aba',
    images: [],
  };
  const made = await request.post('/api/v1/posts', {
    headers: { authorization: `Bearer ${vendor.accessToken}` },
    data,
  });
  const { _id: id } = (await made.json()).data.post;
  await startSession(page, vendor.userName, vendor.password);
  await page.goto(`/dashboard/post/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit post');
  await expect(page.getByLabel('Title')).toHaveValue('Old title');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('1250.5');
  await expect(page.getByLabel('Phone number')).toHaveValue('8031234567');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Fashion');
  await expect(page.getByRole('group', { name: 'Pictures' })).toHaveCount(0);

  await page.getByLabel('Title').fill('New title');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('New title');
  // The draft belongs to this post only.
  await page.goto('/dashboard/post');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.goto(`/dashboard/post/${id}`);

  await page.getByLabel('Price', { exact: true }).fill('');
  const patched = page.waitForRequest((sent) => sent.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await patched).postDataJSON()).toEqual({ title: 'New title', price: null });
  await waitForToast(page, 'Post updated successfully');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await newestPostOf(vendor, request)).toMatchObject({
    title: 'New title',
    price: null,
    description: 'As it was.',
  });
  await page.goto(`/dashboard/post/${id}`);
  await expect(page.getByText('Draft restored')).toHaveCount(0);
});

test('a missing post and another user’s post cannot be edited', { tag: BEYOND_GATE }, async ({ page, request }) => {
  const [vendor, other] = [await makeAccount(request, { vendor: true }), await makeAccount(request, { vendor: true })];
  const headers = { authorization: `Bearer ${other.accessToken}` };
  const data = { title: 'Of another', description: 'x', phoneNumber: '08031234567', location: 'Aba', images: [] };
  const { _id: id } = (await (await request.post('/api/v1/posts', { headers, data })).json()).data.post;
  await startSession(page, vendor.userName, vendor.password);
  await page.goto(`/dashboard/post/${id}`);
  await expect(page.getByRole('heading', { name: 'Only its author can edit this post' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);

  await request.delete(`/api/v1/posts/${id}`, { headers });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This post does not exist or has been removed.' })).toBeVisible();
  await page.goto('/dashboard/post/nonsense');
  await expect(page.getByRole('heading', { name: 'This post does not exist or has been removed.' })).toBeVisible();
});
