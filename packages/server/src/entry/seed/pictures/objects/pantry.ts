import { BARK, LEAF, MARIGOLD, TERRACOTTA, type Drawing } from '../palette.ts';

export const bread: Drawing = ({ light, dark }) =>
  `<path d="M-92 70V6Q-104-44-60-52H60Q104-44 92 6V70Z" fill="${BARK}"/><path d="M-92 6Q-104-44-60-52H60Q104-44 92 6Q0-14-92 6Z" fill="${MARIGOLD}"/><path d="M-50-40-34-12M-10-44 2-16M30-44 40-14" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M-92 52H92" stroke="${dark}" stroke-width="5"/>`;

export const carton: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-86-30H86V84H-86Z" fill="${main}"/><path d="M-86-30-56-72H28L86-30Z" fill="${accent}"/><path d="M-14-72 -14-30V12H14V-30L4-72Z" fill="${light}"/><path d="M-68 58H-28M-68 40H-44" stroke="${dark}" stroke-width="7"/><path d="M48 70V38M36 50 48 36 60 50" fill="none" stroke="${dark}" stroke-width="6"/>`;

export const eggs: Drawing = ({ light, accent, main, dark }) =>
  `<g fill="${light}" stroke="${dark}" stroke-width="4"><ellipse cx="-56" cy="-8" rx="24" ry="32"/><ellipse cx="0" cy="-16" rx="24" ry="32"/><ellipse cx="56" cy="-8" rx="24" ry="32"/></g><path d="M-96 10H96L80 78H-80Z" fill="${main}"/><path d="M-90 34q15 18 30 0t30 0 30 0 30 0 30 0 30 0" fill="none" stroke="${accent}" stroke-width="9"/>`;

export const cup: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-62-62H46V58q0 26-26 26H-36q-26 0-26-26Z" fill="${main}"/><path d="M46-36H66q24 0 24 36T66 36H46" fill="none" stroke="${main}" stroke-width="13"/><path d="M-62-10H46V30H-62Z" fill="${accent}"/><path d="M-50 24-32-4-14 24 4-4 22 24 38-4" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-40-76q-10-10 0-22M-8-76q-10-10 0-22M24-76q-10-10 0-22" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`;

export const banana: Drawing = ({ light, dark, accent }) =>
  `<g fill="${MARIGOLD}" stroke="${dark}" stroke-width="4"><path d="M-6-84Q-96-40-82 56q8 22 26 12-4-70 66-140Z"/><path d="M-2-84Q-50-20-28 74q12 18 28 4-14-80 26-152Z"/><path d="M4-84Q12-10 46 66q20 10 26-10Q48-10 28-78Z"/></g><path d="M-14-96H20V-66H-14Z" fill="${BARK}"/><path d="M-62 20q2-20 10-34M-10 30q-4-24 2-44" fill="none" stroke="${light}" stroke-width="5"/><circle cx="70" cy="70" r="14" fill="${accent}"/>`;

export const orange: Drawing = ({ light, dark }) =>
  `<g stroke="${dark}" stroke-width="4"><circle cx="-40" cy="36" r="46" fill="${MARIGOLD}"/><circle cx="46" cy="40" r="44" fill="${TERRACOTTA}"/><circle cx="4" cy="-30" r="46" fill="${MARIGOLD}"/></g><path d="M4-74Q30-104 58-84 40-60 4-74Z" fill="${LEAF}"/><g fill="${light}"><circle cx="-10" cy="-44" r="7"/><circle cx="-56" cy="22" r="7"/><circle cx="34" cy="26" r="7"/></g>`;

export const onion: Drawing = ({ light, dark, accent }) =>
  `<path d="M0-60Q-12-84-26-98M0-60Q0-84 4-100M0-60Q14-82 30-92" fill="none" stroke="${LEAF}" stroke-width="9" stroke-linecap="round"/><path d="M0-62Q84-34 78 30 70 80 0 82-70 80-78 30-84-34 0-62Z" fill="${TERRACOTTA}"/><path d="M0-56Q-44 10 0 80M0-56Q44 10 0 80M0-56Q-84 4-30 76M0-56Q84 4 30 76" fill="none" stroke="${light}" stroke-width="4"/><path d="M-14 82-22 96M0 82V98M14 82 22 96" stroke="${dark}" stroke-width="5"/><circle cx="62" cy="-50" r="8" fill="${accent}"/>`;

export const goat: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-78-14Q-80-40-40-40H30L48-76Q84-84 92-50L66-36Q64 30 44 36H-52Q-78 32-78-14Z" fill="${main}"/><path d="M52-76Q40-104 18-98M64-78Q64-104 42-112" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M-54 30V88M-28 34V88M18 34V88M42 30V88" stroke="${dark}" stroke-width="13"/><circle cx="68" cy="-60" r="5" fill="${dark}"/><path d="M78-44 76-18" stroke="${accent}" stroke-width="9"/><path d="M-78-22-94-40" stroke="${main}" stroke-width="11" stroke-linecap="round"/><path d="M-40-6Q0 20 34-6" fill="none" stroke="${accent}" stroke-width="9"/>`;

export const cow: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-88-30H44L56-66H88L98-28 80-14H64Q62 34 40 36H-70Q-92 30-88-30Z" fill="${main}"/><path d="M58-66Q46-88 54-104M84-66Q98-86 92-104" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M-72 30V88M-44 34V88M14 34V88M40 30V88" stroke="${dark}" stroke-width="14"/><path d="M-66-30Q-70 6-38 4-18-4-24-30ZM2-30Q0-4 22 0 40-6 34-30Z" fill="${accent}"/><circle cx="74" cy="-48" r="5" fill="${dark}"/><path d="M-88-26Q-102 0-96 40" fill="none" stroke="${dark}" stroke-width="7"/>`;

export const dog: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-60 88V10Q-60-22-26-26L-8-60Q4-92 44-84L86-60Q94-40 66-34L42-30Q46 20 42 88H14V40H-28V88Z" fill="${main}"/><path d="M2-80Q-24-70-20-34-2-34 10-62Z" fill="${dark}"/><circle cx="40" cy="-62" r="6" fill="${dark}"/><circle cx="84" cy="-56" r="8" fill="${dark}"/><path d="M-10-22 40-18" stroke="${accent}" stroke-width="13"/><circle cx="18" cy="-6" r="8" fill="${light}"/><path d="M-58 10Q-94 0-86-40" fill="none" stroke="${main}" stroke-width="13" stroke-linecap="round"/>`;
