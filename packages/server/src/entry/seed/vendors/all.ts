import { abaMade } from './aba-made.ts';
import { adaezeHome } from './adaeze-home.ts';
import { aishaReads } from './aisha-reads.ts';
import { akureEstates } from './akure-estates.ts';
import { alabiLeather } from './alabi-leather.ts';
import { aritCatering } from './arit-catering.ts';
import { bakareGadgets } from './bakare-gadgets.ts';
import { beninBeats } from './benin-beats.ts';
import { confluenceHaulage } from './confluence-haulage.ts';
import type { DemoVendor } from './demo-vendor.ts';
import { ezeMotors } from './eze-motors.ts';
import { folakeBakes } from './folake-bakes.ts';
import { glowByNgozi } from './glow-by-ngozi.ts';
import { gombeDesk } from './gombe-desk.ts';
import { halimaFabrics } from './halima-fabrics.ts';
import { littleFeet } from './little-feet.ts';
import { minnaMedicals } from './minna-medicals.ts';
import { musaFarms } from './musa-farms.ts';
import { nwosuHomes } from './nwosu-homes.ts';
import { okaforPower } from './okafor-power.ts';
import { olanrewajuScience } from './olanrewaju-science.ts';
import { owerriScreens } from './owerri-screens.ts';
import { ronkeProvisions } from './ronke-provisions.ts';
import { sarkiLivestock } from './sarki-livestock.ts';
import { tamunoSeafoods } from './tamuno-seafoods.ts';
import { terverFarms } from './terver-farms.ts';
import { ubongActive } from './ubong-active.ts';
import { yerwaScents } from './yerwa-scents.ts';

/** The first vendors of the demo market, whose posts are the newest; the first one is the account `vendor`. */
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

/** Vendors of further states, with older posts. */
export const FURTHER_VENDORS: readonly DemoVendor[] = [
  okaforPower,
  ubongActive,
  ronkeProvisions,
  littleFeet,
  terverFarms,
  sarkiLivestock,
  aritCatering,
  olanrewajuScience,
  owerriScreens,
  yerwaScents,
  minnaMedicals,
  abaMade,
  confluenceHaulage,
  akureEstates,
  gombeDesk,
];
