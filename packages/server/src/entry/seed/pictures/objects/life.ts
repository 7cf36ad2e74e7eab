import type { Drawing } from '../palette.ts';

export const car: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-98 34Q-98 2-70-2L-48-44Q-42-54-30-54H30Q42-54 50-44L74-4Q98 0 98 34V44H-98Z" fill="${main}"/><path d="M-52-4 -34-38q2-4 8-4H-4V-4ZM8-4V-42H28q6 0 10 6L56-4Z" fill="${dark}"/><path d="M-98 22H98" stroke="${accent}" stroke-width="9"/><path d="M-2 4v32" stroke="${dark}" stroke-width="3"/>
<circle cx="-54" cy="46" r="25" fill="${dark}"/><circle cx="-54" cy="46" r="11" fill="${light}"/><circle cx="54" cy="46" r="25" fill="${dark}"/><circle cx="54" cy="46" r="11" fill="${light}"/><rect x="84" y="6" width="14" height="10" rx="4" fill="${light}"/>`;

export const bus: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-98" y="-64" width="196" height="116" rx="16" fill="${main}"/><path d="M-98 8H98M-98 22H98" stroke="${dark}" stroke-width="7"/><g fill="${dark}"><rect x="-86" y="-50" width="36" height="36" rx="5"/><rect x="-44" y="-50" width="36" height="36" rx="5"/><rect x="-2" y="-50" width="36" height="36" rx="5"/><rect x="44" y="-50" width="44" height="90" rx="5"/></g>
<path d="M52-42h28v34H52Z" fill="${light}"/><circle cx="-56" cy="54" r="24" fill="${dark}"/><circle cx="-56" cy="54" r="10" fill="${accent}"/><circle cx="36" cy="54" r="24" fill="${dark}"/><circle cx="36" cy="54" r="10" fill="${accent}"/>`;

export const book: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M0-52Q-44-78-94-64V66Q-44 52 0 78Z" fill="${light}"/><path d="M0-52Q44-78 94-64V66Q44 52 0 78Z" fill="${main}"/><path d="M0-52V78" stroke="${dark}" stroke-width="6"/><path d="M-78-40q32-8 62 6M-78-16q32-8 62 6M-78 8q32-8 62 6M-78 32q32-8 62 6" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>
<circle cx="48" cy="-4" r="24" fill="${accent}"/><path d="M20 44q28-14 58-10" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round"/><path d="M58-70V-24l11-10 11 10V-68Z" fill="${accent}"/>`;

export const drum: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-70-66Q-10 0-66 76H66Q10 0 70-66Z" fill="${main}"/><path d="M-56-62 -8 4 -54 74M-28-58 -2 4 -26 76M28-58 2 4 26 76M56-62 8 4 54 74M0-56V78" fill="none" stroke="${dark}" stroke-width="4"/><rect x="-34" y="-5" width="68" height="15" rx="7" fill="${accent}"/><ellipse cy="-66" rx="72" ry="20" fill="${light}" stroke="${dark}" stroke-width="5"/><ellipse cy="78" rx="68" ry="16" fill="${accent}" stroke="${dark}" stroke-width="5"/>
<path d="M96-96Q60-86 66-58" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>`;

export const football: Drawing = ({ light, accent, dark }) =>
  `<circle r="84" fill="${light}" stroke="${dark}" stroke-width="6"/><path d="M0-34 33-10 20 28H-20L-33-10Z" fill="${dark}"/><g fill="${accent}" stroke="${dark}" stroke-width="5"><path d="M-24-80Q0-88 24-80L16-58H-16ZM80-22 76 22 54 10 56-20ZM52 68 22 80 22 56 42 44ZM-52 68-22 80-22 56-42 44ZM-80-22-76 22-54 10-56-20Z"/></g><path d="M0-34V-58M33-10 56-20M20 28 42 44M-20 28-42 44M-33-10-56-20" stroke="${dark}" stroke-width="5"/>`;

export const dumbbell: Drawing = ({ main, accent, light, dark }) =>
  `<g transform="rotate(-24)"><rect x="-40" y="-9" width="80" height="18" fill="${light}"/><path d="M-22-9v18M0-9v18M22-9v18" stroke="${dark}" stroke-width="4"/><g fill="${main}"><rect x="-66" y="-54" width="28" height="108" rx="9"/><rect x="38" y="-54" width="28" height="108" rx="9"/></g><g fill="${accent}"><rect x="-92" y="-36" width="24" height="72" rx="8"/><rect x="68" y="-36" width="24" height="72" rx="8"/></g><path d="M-52-40V40M52-40V40" stroke="${dark}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/></g>`;

export const hen: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-88-40Q-60-48-40-16 0-30 24-44 26-86 58-86 88-84 84-44 92 30 44 58 0 82-46 50-92 20-88-40Z" fill="${main}"/><path d="M46-84q2-18 12-6 8-16 14 2 12-6 8 12Z" fill="${accent}"/><path d="M84-62 102-52 84-44Z" fill="${light}"/><circle cx="64" cy="-62" r="6" fill="${dark}"/><path d="M-44-2Q-14 48 34 12 6 16-8-6" fill="${dark}"/><path d="M-12 66V90M20 64V90M-26 90H0M6 90H32" stroke="${accent}" stroke-width="7" stroke-linecap="round"/><path d="M74-40q8 14 0 20-8-6 0-20Z" fill="${accent}"/>`;

export const clippers: Drawing = ({ main, accent, light, dark }) =>
  `<g transform="rotate(20)"><path d="M-28-50H28L34 60q2 30-34 30t-34-30Z" fill="${main}"/><path d="M-34-78H34L28-50H-28Z" fill="${light}"/><path d="M-30-96v18M-18-96v18M-6-96v18M6-96v18M18-96v18M30-96v18" stroke="${light}" stroke-width="7"/><circle cy="-16" r="14" fill="${accent}"/><path d="M-14 24H14M-14 40H14M-12 56H12" stroke="${dark}" stroke-width="6" stroke-linecap="round"/></g>`;

export const sewing: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-96" y="58" width="192" height="28" rx="7" fill="${dark}"/><path d="M-88-50H60q30 0 30 30V58H40V6H-50V34H-88Z" fill="${main}"/><circle cx="84" cy="-18" r="22" fill="${accent}"/><circle cx="84" cy="-18" r="8" fill="${dark}"/><path d="M-70 34V56M-78 46h16" stroke="${light}" stroke-width="6" stroke-linecap="round"/><rect x="-6" y="-78" width="24" height="28" rx="4" fill="${accent}"/><path d="M6-78V-90" stroke="${light}" stroke-width="5"/><path d="M-40-22 -22-36 -4-18 14-36 32-22" fill="none" stroke="${dark}" stroke-width="5"/>`;

export const guitar: Drawing = ({ main, accent, light, dark }) =>
  `<g transform="rotate(28)"><rect x="-9" y="-112" width="18" height="110" fill="${dark}"/><path d="M-15-122h30v22h-30Z" fill="${accent}"/><path d="M-30-18Q-42 6-34 20-62 40-48 74-32 98 0 98T48 74Q62 40 34 20 42 6 30-18 0-40-30-18Z" fill="${main}"/><circle cy="26" r="17" fill="${dark}"/><rect x="-22" y="62" width="44" height="9" rx="3" fill="${dark}"/><path d="M-4-116V66M4-116V66" stroke="${light}" stroke-width="2"/></g>`;

export const lipstick: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-62 0V-48l30-26V0Z" fill="${accent}"/><rect x="-68" y="-2" width="42" height="28" fill="${light}"/><rect x="-76" y="24" width="58" height="66" rx="6" fill="${dark}"/><circle cx="42" cy="28" r="54" fill="${dark}"/><circle cx="42" cy="28" r="44" fill="${main}"/><circle cx="42" cy="28" r="24" fill="${light}"/><path d="M64-86 92-94 60-26 48-30Z" fill="${accent}"/><path d="M-72 46h50" stroke="${main}" stroke-width="6"/>`;

export const stethoscope: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-62-88V-34a40 40 0 0 0 80 0V-88M-22 6V34a44 44 0 0 0 88 0V10" fill="none" stroke="${main}" stroke-width="12" stroke-linecap="round"/><path d="M-62-92h16M2-92h16" stroke="${light}" stroke-width="13" stroke-linecap="round"/><circle cx="66" cy="-12" r="27" fill="${accent}"/><circle cx="66" cy="-12" r="14" fill="${light}"/><circle cx="66" cy="-12" r="6" fill="${dark}"/>`;
