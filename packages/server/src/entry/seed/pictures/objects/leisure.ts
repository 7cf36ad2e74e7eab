import type { Drawing } from '../palette.ts';

export const ticket: Drawing = ({ main, accent, light, dark }) =>
  `<g transform="rotate(-14)"><path d="M-94-46H94V-16a18 18 0 0 0 0 36V50H-94V20a18 18 0 0 0 0-36Z" fill="${main}"/><path d="M36-40V46" stroke="${dark}" stroke-width="5" stroke-dasharray="8 8"/><path d="M-30-30-20-8 4-6-14 10-8 34-30 20-52 34-46 10-64-6-40-8Z" fill="${accent}"/><path d="M62-24V28" stroke="${light}" stroke-width="12" stroke-dasharray="7 5"/></g>`;

export const keyboard: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-98" y="-40" width="196" height="86" rx="10" fill="${main}"/><rect x="-86" y="-4" width="172" height="42" fill="${light}"/><path d="M-62-4V38M-38-4V38M-14-4V38M10-4V38M34-4V38M58-4V38" stroke="${dark}" stroke-width="4"/><path d="M-70-4V20M-46-4V20M2-4V20M26-4V20M66-4V20" stroke="${dark}" stroke-width="12"/><g fill="${accent}"><circle cx="-74" cy="-22" r="7"/><circle cx="-52" cy="-22" r="7"/><rect x="-20" y="-30" width="50" height="16" rx="4"/></g><path d="M-60 46 40 92M60 46-40 92" stroke="${dark}" stroke-width="9"/>`;

export const microphone: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-34" y="-98" width="68" height="110" rx="34" fill="${main}"/><path d="M-34-56H34M-34-36H34M-34-16H34" stroke="${dark}" stroke-width="6"/><path d="M-58-30V-14a58 58 0 0 0 116 0V-30" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M0 44V80" stroke="${light}" stroke-width="10"/><rect x="-44" y="76" width="88" height="14" rx="6" fill="${accent}"/>`;

export const racket: Drawing = ({ main, accent, light, dark }) =>
  `<g transform="rotate(30)"><ellipse cy="-34" rx="50" ry="62" fill="${light}" stroke="${main}" stroke-width="11"/><path d="M-24-86V18M0-92V26M24-86V18M-46-54H46M-48-30H48M-42-6H42" stroke="${dark}" stroke-width="3"/><path d="M0 28V62" stroke="${main}" stroke-width="10"/><rect x="-10" y="56" width="20" height="50" rx="8" fill="${accent}"/></g><path d="M62 90 48 50 90 50 78 90Z" fill="${light}"/><circle cx="70" cy="90" r="10" fill="${accent}"/>`;

export const tent: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M0-84 98 80H-98Z" fill="${main}"/><path d="M0-84 40 80H-40Z" fill="${dark}"/><path d="M0-84-40 80-10 80Q-2 20 0-84Z" fill="${accent}"/><path d="M0-84V-100M-70 34-40 34M42 34 70 34" stroke="${light}" stroke-width="6"/><path d="M-100 84H100" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`;

export const clapper: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-86" y="-22" width="172" height="106" rx="8" fill="${main}"/><path d="M-86-22H86V6H-86Z" fill="${dark}"/><path d="M-70 6-50-22H-26L-46 6ZM-22 6-2-22H22L2 6ZM26 6 46-22H70L50 6Z" fill="${light}"/><g transform="translate(-86 -26) rotate(-16)"><rect width="172" height="26" fill="${dark}"/><path d="M16 0h24l20 26H36ZM64 0h24l20 26H84ZM112 0h24l20 26h-24Z" fill="${light}"/></g><path d="M-18 26 30 48-18 70Z" fill="${accent}"/>`;

export const record: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-92" y="-70" width="150" height="150" rx="6" fill="${main}"/><path d="M-76-54H-10V-30H-76Z" fill="${light}"/><circle cx="26" cy="8" r="68" fill="${dark}"/><g fill="none" stroke="${light}" stroke-width="2"><circle cx="26" cy="8" r="56"/><circle cx="26" cy="8" r="44"/><circle cx="26" cy="8" r="34"/></g><circle cx="26" cy="8" r="24" fill="${accent}"/><circle cx="26" cy="8" r="6" fill="${light}"/>`;

export const telescope: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M4 6-50 92M4 6 50 92M4 6V92" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><g transform="rotate(-26)"><rect x="-84" y="-30" width="124" height="34" rx="6" fill="${main}"/><rect x="36" y="-38" width="56" height="50" rx="7" fill="${accent}"/><rect x="-104" y="-24" width="22" height="22" rx="4" fill="${dark}"/></g><path d="M-70-86v20M-80-76h20M-20-96v14M-27-89h14" stroke="${light}" stroke-width="5"/>`;

export const briefcase: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-30-44V-68q0-10 10-10H20q10 0 10 10V-44" fill="none" stroke="${dark}" stroke-width="11"/><rect x="-92" y="-46" width="184" height="124" rx="14" fill="${main}"/><path d="M-92 0Q0 48 92 0V-32q0-14-14-14H-78q-14 0-14 14Z" fill="${accent}"/><rect x="-14" y="8" width="28" height="30" rx="5" fill="${light}"/><path d="M-78 64H78" stroke="${dark}" stroke-width="4" stroke-dasharray="9 7"/>`;

export const letter: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-66-94H40L70-62V88H-66Z" fill="${light}"/><path d="M40-94V-62H70Z" fill="${accent}"/><path d="M-46-50H16M-46-24H48M-46 0H48M-46 24H30" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><circle cx="34" cy="58" r="22" fill="${main}"/><path d="M22 76V100L34 92 46 100V76" fill="${accent}"/>`;

export const paintBucket: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-64-34Q0-124 64-34" fill="none" stroke="${dark}" stroke-width="7"/><path d="M-66-36H66L54 88H-54Z" fill="${light}"/><ellipse cy="-36" rx="66" ry="16" fill="${main}"/><path d="M-66-36Q-66 30-46 34-30 34-32 0-14 4-14 40 0 60 12 36 12-4 34 0 50 4 66-36Q0-8-66-36Z" fill="${main}"/><path d="M-40 62H40" stroke="${accent}" stroke-width="14"/>`;

export const door: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-64" y="-98" width="128" height="188" fill="${dark}"/><rect x="-52" y="-88" width="104" height="178" fill="${main}"/><g fill="none" stroke="${dark}" stroke-width="5"><rect x="-38" y="-74" width="32" height="56"/><rect x="6" y="-74" width="32" height="56"/><rect x="-38" y="18" width="32" height="56"/><rect x="6" y="18" width="32" height="56"/></g><rect x="30" y="-10" width="14" height="22" rx="4" fill="${accent}"/><path d="M-84 90H84" stroke="${light}" stroke-width="8"/>`;

export const table: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-94-20H94V0H-94Z" fill="${main}"/><path d="M-74 0V84M74 0V84" stroke="${main}" stroke-width="14"/><path d="M-58-22V-78H-30V-22M30-22V-78H58V-22" fill="${accent}" stroke="${dark}" stroke-width="5"/><path d="M-44 26V84M44 26V84M-54 26H-22M54 26H22" stroke="${dark}" stroke-width="9"/><ellipse cy="-28" rx="22" ry="8" fill="${light}"/>`;

export const plot: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-98 60-50-34H50L98 60Z" fill="${main}"/><path d="M-16-34-30 60M22-34 38 60M-74 14H74" stroke="${dark}" stroke-width="5"/><path d="M-64-34V-78M-64-76H-20V-54H-64" fill="${accent}" stroke="${dark}" stroke-width="6"/><g fill="${light}"><path d="M-98 44h14v34h-14ZM84 44h14v34H84ZM44-48h12v26H44Z"/></g><path d="M-92 66H92" stroke="${light}" stroke-width="6"/>`;
