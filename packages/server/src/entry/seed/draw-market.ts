import type { UploadPreset } from '@oja/contract/uploads';

import type { ImageStore } from '../../foundation/uploads/image-store.ts';
import { encodePicture } from '../../foundation/uploads/encode-picture.ts';
import type { StoredImage } from '../../foundation/uploads/encoded-picture.ts';
import { fullName } from '../../foundation/uploads/image-names.ts';
import type { ConcurrencyLimit } from '../../foundation/uploads/concurrency-limit.ts';
import type { UserRow } from '../../market/people/user-store.ts';
import { MOTIFS } from './pictures/motifs.ts';
import { type ObjectName, OBJECTS } from './pictures/objects/all.ts';
import { SCENE_SCHEMES, type Scheme, SCHEMES } from './pictures/palette.ts';
import { type Pose, type Poster, drawPoster, drawRoundel, drawScene } from './pictures/poster.ts';
import type { MarketPlan, PlannedPost } from './market-plan.ts';
import { Random } from './random.ts';

type Size = Pick<Poster, 'width' | 'height'>;

/** How the pictures of a plan's posts are drawn. */
interface Style {
  draw: typeof drawPoster;
  schemes: readonly [Scheme, ...Scheme[]];
  /** Small enough to be drawn in seconds, large enough for a phone. */
  sizes: readonly [Size, ...Size[]];
}

/** Posters on dyed cloth, for the newest posts. */
export const POSTERS: Style = {
  draw: drawPoster,
  schemes: SCHEMES,
  sizes: [
    { width: 800, height: 1000 },
    { width: 900, height: 900 },
    { width: 960, height: 768 },
  ],
};

/** Scenes in more colours and on plainer grounds: they take a third of the time of posters. */
export const SCENES: Style = {
  draw: drawScene,
  schemes: SCENE_SCHEMES,
  sizes: [
    { width: 448, height: 560 },
    { width: 420, height: 630 },
    { width: 512, height: 512 },
    { width: 560, height: 448 },
    { width: 630, height: 420 },
  ],
};

/** The first picture shows the whole object; the others are closer. */
const POSES: readonly Pose[] = ['whole', 'close', 'three', 'tilted'];

/** libwebp's fastest setting. The files are small anyway, because these pictures are flat. */
const EFFORT = 0;

/**
 * Draws every post's pictures, by post id, and stores them like uploads. The job makes their sizes: the first start
 * would take half as long again.
 */
export async function drawPosts(
  plan: MarketPlan,
  style: Style,
  store: ImageStore,
  limit: ConcurrencyLimit,
  random: Random,
): Promise<Map<string, StoredImage[]>> {
  const drawn = await Promise.all(
    plan.posts.map(
      async (post, index) =>
        [post.id, await drawPost(post, index, style, store, limit, new Random(random.between(0, 1e9)))] as const,
    ),
  );
  return new Map(drawn);
}

function drawPost(
  post: PlannedPost,
  index: number,
  { draw, schemes, sizes }: Style,
  store: ImageStore,
  limit: ConcurrencyLimit,
  random: Random,
): Promise<StoredImage[]> {
  const size = random.pick(sizes);
  return Promise.all(
    POSES.slice(0, post.content.pictures).map((pose, picture) => {
      // Neighbours in the feed never have the same colours.
      const scheme = at(schemes, index + picture * 3);
      const svg = draw({ drawing: OBJECTS[post.content.object], scheme, pose, ...size }, random);
      return limit.run(() => keep(store, 'post', svg));
    }),
  );
}

/**
 * Draws a profile picture for every vendor and most customers, by the person's id, and writes its key into their
 * rows.
 */
export async function drawPeople(
  plan: MarketPlan,
  store: ImageStore,
  limit: ConcurrencyLimit,
  random: Random,
): Promise<Map<string, StoredImage>> {
  const drawn = new Map<string, StoredImage>();
  const draw = async (row: UserRow, index: number, emblem?: ObjectName) => {
    const svg = drawRoundel(emblem && OBJECTS[emblem], at(SCHEMES, index), random.pick(MOTIFS));
    const image = await limit.run(() => keep(store, 'profile', svg));
    row.profile_image = image.key;
    drawn.set(row.id, image);
  };
  await Promise.all([
    ...plan.vendors.map(({ row, vendor }, index) => draw(row, index, vendor.emblem)),
    // Every third customer has no profile picture, as in a real market.
    ...plan.customers.map((row, index) => (index % 3 === 2 ? undefined : draw(row, index + 4))),
  ]);
  return drawn;
}

async function keep(store: ImageStore, preset: UploadPreset, svg: Uint8Array): Promise<StoredImage> {
  const { image, content } = await encodePicture(preset, svg, { effort: EFFORT, isOpaque: true });
  await store.write(fullName(image.key), content);
  return image;
}

function at(schemes: Style['schemes'], index: number): Scheme {
  return schemes[index % schemes.length] ?? schemes[0];
}
