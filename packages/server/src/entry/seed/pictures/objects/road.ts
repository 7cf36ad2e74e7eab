import type { Drawing } from '../palette.ts';

export const motorcycle: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-60 46-28-8H30L62 46M30-8 16-56H40" fill="none" stroke="${light}" stroke-width="9" stroke-linejoin="round"/><path d="M-12-36q34-10 42 18l-8 20H-20Z" fill="${main}"/><path d="M-84-26H-12l6 18H-60q-18 0-24-18Z" fill="${accent}"/><path d="M-26 12H22l-8 30h-32Z" fill="${dark}"/><circle cx="-62" cy="48" r="32" fill="${dark}"/><circle cx="-62" cy="48" r="15" fill="${light}"/><circle cx="64" cy="48" r="32" fill="${dark}"/><circle cx="64" cy="48" r="15" fill="${light}"/>`;

export const tricycle: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-88-74Q-20-96 46-70L74-6Q92 4 92 40V54H-88Z" fill="${main}"/><path d="M26-60 38-58 62-8H26Z" fill="${light}"/><path d="M-70-54H12V-4H-70Z" fill="${dark}"/><path d="M-30-4h42v18h-42Z" fill="${accent}"/><path d="M-88 28H92" stroke="${dark}" stroke-width="8"/><circle cx="-52" cy="58" r="27" fill="${dark}"/><circle cx="-52" cy="58" r="11" fill="${light}"/><circle cx="66" cy="58" r="27" fill="${dark}"/><circle cx="66" cy="58" r="11" fill="${light}"/>`;

export const truck: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-100" y="-64" width="126" height="106" rx="5" fill="${main}"/><path d="M-80-64V42M-52-64V42M-24-64V42M4-64V42" stroke="${dark}" stroke-width="4"/><path d="M32-30H70L96 6V42H32Z" fill="${accent}"/><path d="M44-18H64L80 6H44Z" fill="${light}"/><path d="M-100 46H98" stroke="${dark}" stroke-width="8"/><g fill="${dark}"><circle cx="-72" cy="60" r="24"/><circle cx="-20" cy="60" r="24"/><circle cx="66" cy="60" r="24"/></g><g fill="${light}"><circle cx="-72" cy="60" r="9"/><circle cx="-20" cy="60" r="9"/><circle cx="66" cy="60" r="9"/></g>`;

export const tyre: Drawing = ({ main, accent, light, dark }) =>
  `<circle r="88" fill="${dark}"/><circle r="80" fill="none" stroke="${light}" stroke-width="12" stroke-dasharray="10 15"/><circle r="54" fill="${main}"/><g fill="${dark}"><circle cy="-32" r="11"/><circle cy="32" r="11"/><circle cx="32" r="11"/><circle cx="-32" r="11"/></g><circle r="14" fill="${accent}"/>`;

export const bicycle: Drawing = ({ main, accent, light, dark }) =>
  `<g fill="none" stroke="${dark}" stroke-width="9"><circle cx="-56" cy="34" r="40"/><circle cx="56" cy="34" r="40"/></g><path d="M-56 34-24-28H34L56 34M-24-28 0 36 34-28M-56 34H0" fill="none" stroke="${main}" stroke-width="10" stroke-linejoin="round"/><path d="M-44-46H-6" stroke="${accent}" stroke-width="13" stroke-linecap="round"/><path d="M-28-46-22-24M34-28 26-64H54" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/><circle cy="36" r="11" fill="${accent}"/>`;

export const boat: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-98 20H98Q76 74 40 74H-44Q-80 74-98 20Z" fill="${main}"/><path d="M-88 38H88" stroke="${accent}" stroke-width="10"/><path d="M-60 20V-40M56 20V-40" stroke="${dark}" stroke-width="7"/><path d="M-76-40Q0-78 72-40Z" fill="${light}"/><g fill="${dark}"><circle cx="-30" cy="0" r="11"/><circle cx="4" cy="0" r="11"/><circle cx="34" cy="0" r="11"/></g><path d="M-100 84q25-16 50 0t50 0 50 0 50 0" fill="none" stroke="${light}" stroke-width="8"/>`;

export const suitcase: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-30-60V-92H30V-60" fill="none" stroke="${dark}" stroke-width="10"/><rect x="-74" y="-62" width="148" height="140" rx="16" fill="${main}"/><path d="M-44-62V78M44-62V78" stroke="${dark}" stroke-width="9"/><rect x="-28" y="-24" width="56" height="40" rx="5" fill="${light}"/><path d="M-16-4Q0-24 16-4 0 14-16-4Z" fill="${accent}"/><circle cx="-48" cy="84" r="9" fill="${dark}"/><circle cx="48" cy="84" r="9" fill="${dark}"/>`;

export const wheelchair: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-44-84V10H34L62 74H86" fill="none" stroke="${light}" stroke-width="10" stroke-linejoin="round"/><path d="M-64-84H-40" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><path d="M-50-66h14V6h-14Z" fill="${accent}"/><rect x="-44" y="-8" width="82" height="20" rx="6" fill="${main}"/><path d="M-44-28H24" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><circle cx="-22" cy="36" r="50" fill="none" stroke="${dark}" stroke-width="9"/><circle cx="-22" cy="36" r="12" fill="${accent}"/><circle cx="56" cy="78" r="13" fill="${dark}"/>`;
