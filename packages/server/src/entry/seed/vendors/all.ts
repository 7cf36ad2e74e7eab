import { adaezeHome } from './adaeze-home.ts';
import { aishaReads } from './aisha-reads.ts';
import { alabiLeather } from './alabi-leather.ts';
import { bakareGadgets } from './bakare-gadgets.ts';
import { beninBeats } from './benin-beats.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { ezeMotors } from './eze-motors.ts';
import { folakeBakes } from './folake-bakes.ts';
import { glowByNgozi } from './glow-by-ngozi.ts';
import { halimaFabrics } from './halima-fabrics.ts';
import { musaFarms } from './musa-farms.ts';
import { nwosuHomes } from './nwosu-homes.ts';
import { tamunoSeafoods } from './tamuno-seafoods.ts';

/** The twelve vendors of the demo market; the first is the account `vendor`. */
export const VENDORS: readonly DemoVendor[] = [
  adaezeHome,
  bakareGadgets,
  halimaFabrics,
  ezeMotors,
  folakeBakes,
  musaFarms,
  glowByNgozi,
  alabiLeather,
  tamunoSeafoods,
  nwosuHomes,
  aishaReads,
  beninBeats,
];
