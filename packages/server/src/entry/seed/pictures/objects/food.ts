import { BARK, LEAF, MARIGOLD, TERRACOTTA, type Drawing } from '../palette.ts';

export const yam: Drawing = ({
  light,
  dark,
}) => `<g stroke="${light}" stroke-width="4"><path d="M-84 70Q-96 30-50-6T28-82q24-12 36 6 8 18-14 38T-14 36-52 82-84 70Z" fill="${BARK}"/><path d="M-40 84Q-44 56 0 28T58-34q24-8 32 12 4 18-18 34T22 62-20 94-40 84Z" fill="${BARK}"/></g>
<path d="M-60 34 -46 44M-30 2 -16 14M6-30 20-18M38-64 50-54" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><ellipse cx="72" cy="-18" rx="13" ry="19" transform="rotate(-24 72 -18)" fill="${light}"/><path d="M0 50 12 60M30 22 42 32" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`;

export const cake: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M0-96V-74" stroke="${light}" stroke-width="8"/><path d="M0-112q12 12 0 20-12-8 0-20Z" fill="${accent}"/><rect x="-44" y="-74" width="88" height="56" rx="6" fill="${light}"/><path d="M-44-56q11 20 22 0t22 0 22 0 22 0V-74H-44Z" fill="${accent}"/><rect x="-76" y="-18" width="152" height="80" rx="6" fill="${main}"/>
<path d="M-76 2q13 26 25 0t25 0 26 0 25 0 25 0 26 0V-18H-76Z" fill="${light}"/><path d="M-66 44H66" stroke="${dark}" stroke-width="8" stroke-dasharray="1 15" stroke-linecap="round"/><path d="M-94 62H94L84 74H-84ZM-24 74h48L34 90h-68Z" fill="${dark}"/>`;

export const fruit: Drawing = ({
  main,
  dark,
}) => `<circle cx="-36" cy="-16" r="34" fill="${TERRACOTTA}"/><circle cx="34" cy="-20" r="38" fill="${MARIGOLD}"/><circle cx="2" cy="-46" r="32" fill="${LEAF}"/><path d="M4-76q2-20 22-22M-36-48q-2-14-16-16M36-56q6-14 22-12" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>
<path d="M-92 2H92Q84 84 30 88H-30Q-84 84-92 2Z" fill="${dark}"/><path d="M-82 22H82M-72 46H72M-54 68H54" stroke="${main}" stroke-width="6" stroke-dasharray="14 9"/>`;

export const bowl: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-28-74q-12-12 0-26M4-74q-12-12 0-26M36-74q-12-12 0-26" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M-82-18Q-60-66-20-44 10-76 36-46 74-60 82-18Z" fill="${accent}"/><g fill="${light}"><circle cx="-40" cy="-34" r="6"/><circle cx="0" cy="-42" r="6"/><circle cx="40" cy="-32" r="6"/><circle cx="-14" cy="-26" r="5"/><circle cx="24" cy="-24" r="5"/></g>
<path d="M-96-18H96Q92 74 30 84H-30Q-92 74-96-18Z" fill="${main}"/><path d="M-88 10Q0 40 88 10" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-70 40 -52 26 -36 46 -18 32 0 50 18 32 36 46 52 26 70 40" fill="none" stroke="${dark}" stroke-width="5"/><rect x="-36" y="82" width="72" height="10" rx="4" fill="${dark}"/>`;

export const bottle: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-18" y="-98" width="36" height="24" rx="5" fill="${dark}"/><path d="M-14-74h28v16q34 14 34 50V72q0 18-18 18H-30q-18 0-18-18V-8q0-36 34-50Z" fill="${main}"/><rect x="-48" y="0" width="96" height="56" fill="${light}"/><path d="M0 8q22 18 0 40-22-22 0-40Z" fill="${accent}"/><path d="M-40 0v56M40 0v56" stroke="${dark}" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round"/><path d="M-32-10q0-20 16-28" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`;

export const jar: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-62" y="-72" width="124" height="34" rx="8" fill="${accent}"/><path d="M-54-38H54Q76-26 76 0V64q0 24-24 24H-52q-24 0-24-24V0q0-26 22-38Z" fill="${main}"/><rect x="-76" y="4" width="152" height="54" fill="${light}"/><path d="M0 10q24 21 0 42-24-21 0-42Z" fill="${accent}"/><path d="M0 18V52" stroke="${dark}" stroke-width="3"/><path d="M-66 14v34M66 14v34" stroke="${dark}" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round"/><path d="M-52-62H52" stroke="${dark}" stroke-width="4"/>`;

export const sack: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-34-66Q-60-92-30-92H30Q60-92 34-66Q84-20 78 56 74 90 44 90H-44Q-74 90-78 56-84-20-34-66Z" fill="${main}"/><path d="M-38-66Q0-52 38-66" fill="none" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><circle cy="18" r="38" fill="${light}"/><path d="M0 46V0M0 16q-22-2-22-22 22 2 22 22ZM0 32q22-2 22-22-22 2-22 22ZM0 0q-12-10 0-24 12 14 0 24Z" fill="${accent}" stroke="${dark}" stroke-width="3"/>`;

export const fish: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-96-40Q-56-14-50 6-56 26-96 50-84 4-96-40Z" fill="${accent}"/><path d="M-62 6Q-20-64 50-46 86-32 98 6 86 44 50 58-20 76-62 6Z" fill="${main}"/><path d="M-14-44Q20-86 44-46ZM-4 54Q20 84 40 58Z" fill="${accent}"/><path d="M48-44Q26 6 48 56" fill="none" stroke="${dark}" stroke-width="5"/><circle cx="70" cy="-10" r="9" fill="${light}"/><circle cx="72" cy="-10" r="4" fill="${dark}"/><path d="M-34 6q12-16 24 0t24 0 20 0M-18-18q12-16 24 0t24 0M-18 30q12-16 24 0t24 0" fill="none" stroke="${dark}" stroke-width="4"/>`;
