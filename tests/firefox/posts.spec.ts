import { writeFile } from 'node:fs/promises';

import { makeAccount } from '../e2e/accounts.ts';
import { makeJpeg } from '../e2e/jpeg.ts';
import { flagByCall, postByCall, postExists } from '../e2e/market.ts';
import { makeScene } from '../e2e/post-scene.ts';
import { expect, test } from './fixtures.ts';

/** The feed, posting, search and reports (product §2, §4, §6). */

test('a customer likes a post of the home feed, saves it and comments on it', async ({ join, request }) => {
  const { customer, vendor, post } = await makeScene(request);
  const visitor = await join(customer);
  const card = { name: `${post.title} ${vendor.name}`, role: 'article' };
  await visitor.open('/dashboard');
  await visitor.see('For you');
  await visitor.press('Following', 'radio');
  await visitor.arriveAt('/dashboard?feed=following');
  await visitor.press('Like, 0 likes', 'button', card);
  await visitor.find('Like, 1 like', 'button', card);
  await visitor.press('Save', 'button', card);
  await visitor.press(post.title, 'link', card);
  await visitor.arriveAt(`/dashboard/post/details/${post.id}`);
  await visitor.press('Add a comment');
  await visitor.fill('Add a comment', 'How much for two?');
  await visitor.press('Send');
  await visitor.see('Comment added.');

  await visitor.open('/dashboard/saved-posts');
  const tile = { name: post.title, role: 'article' };
  await visitor.find('Like, 1 like', 'button', tile);
  await visitor.press(post.title, 'link', tile);
  await visitor.see('How much for two?');
});

test('a vendor posts with two pictures, and both are shown', async ({ join, request }, testInfo) => {
  const vendor = await makeAccount(request, { vendor: true });
  const visitor = await join(vendor);
  const files = [testInfo.outputPath('front.jpg'), testInfo.outputPath('back.jpg')] as const;
  for (const [index, file] of files.entries())
    await writeFile(file, await makeJpeg({ width: 640, height: 480, hue: index * 120 }));
  await visitor.open('/dashboard/post');
  await visitor.fill('Title', 'Six yards of ankara');
  await visitor.fill('Description', 'Soft cotton, never washed.');
  await visitor.fill('Phone number', '08031234567');
  await visitor.fill('Location', 'Balogun, Lagos');
  await visitor.choose(...files);
  await visitor.see('2 of 8');
  await visitor.press('Post');
  await visitor.see('Post created successfully');
  await visitor.arriveAt('/dashboard');

  await visitor.open(`/dashboard/profile/${vendor.id}`);
  await visitor.press('Six yards of ankara', 'link');
  await visitor.see('1 / 2');
  await visitor.waitUntil('no picture', () =>
    visitor.page.$eval('article img', (image) => image.complete && image.naturalWidth > 0),
  );
  await visitor.press('Next picture');
  await visitor.see('2 / 2');
});

test('a search finds a category, people and posts', async ({ join, request }) => {
  const [vendor, customer] = await Promise.all([makeAccount(request, { vendor: true }), makeAccount(request)]);
  const post = await postByCall(request, vendor, `Pastries box of ${vendor.userName}`, { category: 'Pastries' });
  const visitor = await join(customer);
  await visitor.open('/dashboard/search');
  await visitor.fill('Search categories', 'past');
  await visitor.see('Search Results');
  await visitor.press('Pastries', 'link');
  await visitor.arriveAt('/dashboard/search/Pastries?query=past');
  await visitor.find(post.title, 'link');

  await visitor.open('/dashboard/search/find');
  await visitor.fill('Search users and posts', vendor.userName);
  await visitor.press('Users', 'tab');
  await visitor.see(`@${vendor.userName}`);
  await visitor.press('Posts', 'tab');
  await visitor.press(post.title, 'link');
  await visitor.arriveAt(`/dashboard/post/details/${post.id}`);
});

test('a customer reports a post, and an admin dismisses the report', async ({ join, request }) => {
  const { vendor, customer, post } = await makeScene(request);
  const visitor = await join(customer);
  await visitor.open(`/dashboard/post/details/${post.id}`);
  await visitor.press(`Menu of “${post.title}”`);
  await visitor.press('Flag', 'menuitem');
  await visitor.press('Scammer', 'radio');
  await visitor.press('Flag post');
  await visitor.see('Thank you. An admin will look at this post.');

  const admin = await join({ userName: 'admin', password: 'oja-demo' });
  await admin.open('/dashboard/flags');
  await admin.see(post.title);
  await admin.press(post.title, 'link');
  await admin.press(`Dismiss “Scammer” of @${customer.userName}`, 'button', { name: 'Actions', role: 'region' });
  await admin.seeGone(post.title);
  // A dismissed report can be made again, an open one cannot.
  await flagByCall(request, customer, post, 'Spam');
  expect(await postExists(request, vendor, post)).toBe(true);
});
