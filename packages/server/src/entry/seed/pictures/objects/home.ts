import { LEAF, PALM, type Drawing } from '../palette.ts';

export const armchair: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-56 90 -62 66M56 90 62 66" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><path d="M-58 20V-52q0-36 36-36h44q36 0 36 36V20Z" fill="${main}"/>
<path d="M-34-62v70M0-66v74M34-62v70" stroke="${dark}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/><rect x="-62" y="8" width="124" height="34" rx="14" fill="${accent}"/><path d="M-92 2q0-18 16-18t16 18V44H60V2q0-18 16-18t16 18V62q0 10-10 10H-82q-10 0-10-10Z" fill="${main}"/>
<path d="M-60 44H60" stroke="${light}" stroke-width="4"/>`;

export const pot: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-14-70q-10-14 4-28M16-68q-10-14 4-28" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M-78-28H78V30q0 52-52 52h-52q-52 0-52-52Z" fill="${main}"/>
<path d="M-78-4H-96q-4 26 18 28M78-4H96q4 26-18 28" fill="none" stroke="${dark}" stroke-width="9"/><path d="M-78-2H78" stroke="${accent}" stroke-width="13"/><path d="M-72 20 -48 44 -24 20 0 44 24 20 48 44 72 20" fill="none" stroke="${dark}" stroke-width="5"/><path d="M-86-30q86-44 172 0Z" fill="${dark}"/><circle cy="-54" r="9" fill="${accent}"/>`;

export const house: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-72" y="-16" width="144" height="104" fill="${light}"/><path d="M-96-10 0-92 96-10Z" fill="${main}"/><path d="M-64-16 0-70 64-16" fill="none" stroke="${dark}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round"/>
<path d="M-17 88V42a17 17 0 0 1 34 0V88Z" fill="${accent}"/><g fill="${dark}"><rect x="-56" y="14" width="26" height="30" rx="3"/><rect x="30" y="14" width="26" height="30" rx="3"/></g><path d="M-43 14v30M43 14v30M-56 29h26M30 29h26" stroke="${light}" stroke-width="3"/><path d="M-98 88H98" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`;

export const plant: Drawing = ({
  main,
  light,
  dark,
}) => `<path d="M0 30C-70 20-88-30-80-70 -34-62-6-30 0 30ZM0 30C70 20 88-30 80-70 34-62 6-30 0 30Z" fill="${PALM}" stroke="${light}" stroke-width="3"/><path d="M0 34C-34-20-26-70 0-100 26-70 34-20 0 34Z" fill="${LEAF}" stroke="${light}" stroke-width="3"/>
<path d="M0 30V-74M0 30Q-40 0-64-50M0 30Q40 0 64-50" fill="none" stroke="${dark}" stroke-width="4"/><path d="M-52 26H52L40 90H-40Z" fill="${main}"/><rect x="-58" y="20" width="116" height="18" rx="5" fill="${dark}"/><path d="M-44 62 -30 50 -15 66 0 50 15 66 30 50 44 62" fill="none" stroke="${dark}" stroke-width="5"/>`;

export const fan: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M0 30V80" stroke="${dark}" stroke-width="12"/><path d="M-44 90q4-16 44-16t44 16Z" fill="${accent}"/><circle cy="-26" r="68" fill="${dark}"/><g fill="${main}">${[
    0, 120, 240,
  ]
    .map((turn) => `<path d="M0 0C-34-18-30-54 4-58 28-46 22-18 0 0Z" transform="translate(0 -26) rotate(${turn})"/>`)
    .join(
      '',
    )}</g><circle cy="-26" r="66" fill="none" stroke="${light}" stroke-width="5"/><circle cy="-26" r="42" fill="none" stroke="${light}" stroke-width="2.5"/><circle cy="-26" r="12" fill="${accent}"/>`;

export const bed: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-94" y="-64" width="188" height="110" rx="14" fill="${accent}"/><rect x="-76" y="-28" width="66" height="40" rx="12" fill="${light}"/><rect x="10" y="-28" width="66" height="40" rx="12" fill="${light}"/><path d="M-98 18q98-26 196 0V70H-98Z" fill="${main}"/>
<path d="M-98 36q98-26 196 0" fill="none" stroke="${dark}" stroke-width="5" stroke-dasharray="12 9"/><path d="M-90 70V88M90 70V88" stroke="${dark}" stroke-width="12"/>`;

export const blocks: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<g stroke="${dark}" stroke-width="5"><rect x="-92" y="42" width="62" height="46" fill="${main}"/><rect x="-30" y="42" width="62" height="46" fill="${accent}"/><rect x="32" y="42" width="62" height="46" fill="${main}"/>
<rect x="-60" y="-4" width="62" height="46" fill="${accent}"/><rect x="2" y="-4" width="62" height="46" fill="${main}"/></g><g transform="translate(6 -50) rotate(38)"><path d="M-84 0 -26-26V26Z" fill="${light}"/><path d="M-28 0H6" stroke="${light}" stroke-width="8"/><rect x="4" y="-10" width="62" height="20" rx="9" fill="${accent}" stroke="${dark}" stroke-width="4"/></g>`;
