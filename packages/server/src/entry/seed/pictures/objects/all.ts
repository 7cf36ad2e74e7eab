import { camera, controller, headphones, laptop, phone, solarPanel, speaker, television, watch } from './devices.ts';
import type { Drawing } from '../palette.ts';
import { bottle, bowl, cake, fish, fruit, jar, sack, yam } from './food.ts';
import { armchair, bed, blocks, fan, house, plant, pot } from './home.ts';
import {
  book,
  bus,
  car,
  clippers,
  drum,
  dumbbell,
  football,
  guitar,
  hen,
  lipstick,
  sewing,
  stethoscope,
} from './life.ts';
import { agbada, bag, beads, cap, cloth, dress, sneaker } from './wear.ts';

/** Every object that can be drawn, by the name that posts and vendors use. */
export const OBJECTS = {
  agbada,
  armchair,
  bag,
  beads,
  bed,
  blocks,
  book,
  bottle,
  bowl,
  bus,
  cake,
  camera,
  cap,
  car,
  clippers,
  cloth,
  controller,
  dress,
  drum,
  dumbbell,
  fan,
  fish,
  football,
  fruit,
  guitar,
  headphones,
  hen,
  house,
  jar,
  laptop,
  lipstick,
  phone,
  plant,
  pot,
  sack,
  sewing,
  sneaker,
  solarPanel,
  speaker,
  stethoscope,
  television,
  watch,
  yam,
} satisfies Record<string, Drawing>;

export type ObjectName = keyof typeof OBJECTS;
