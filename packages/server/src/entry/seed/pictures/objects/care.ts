import type { Drawing } from '../palette.ts';

export const pills: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-50" y="-92" width="100" height="32" rx="7" fill="${accent}"/><path d="M-38-60H38Q62-50 62-26V70q0 18-18 18H-44q-18 0-18-18V-26Q-62-50-38-60Z" fill="${main}"/><rect x="-62" y="-18" width="124" height="70" fill="${light}"/><path d="M0-8V42M-25 17H25" stroke="${accent}" stroke-width="15"/><g transform="translate(72 72) rotate(-30)"><rect x="-26" y="-11" width="52" height="22" rx="11" fill="${light}"/><path d="M0-11H15a11 11 0 0 1 0 22H0Z" fill="${dark}"/></g>`;

export const firstAid: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-28-50V-74H28V-50" fill="none" stroke="${dark}" stroke-width="10"/><rect x="-90" y="-52" width="180" height="130" rx="16" fill="${main}"/><path d="M-90-20H90" stroke="${dark}" stroke-width="5"/><circle cy="18" r="42" fill="${light}"/><path d="M0-10V46M-28 18H28" stroke="${accent}" stroke-width="17"/>`;

export const perfume: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-20" y="-98" width="40" height="30" rx="5" fill="${accent}"/><rect x="-12" y="-70" width="24" height="20" fill="${dark}"/><path d="M-40-50H40L72-14V68q0 18-18 18H-54q-18 0-18-18V-14Z" fill="${main}"/><path d="M-54 12H54V68H-54Z" fill="${accent}"/><path d="M0-30 26 0 0 30-26 0Z" fill="${light}"/><path d="M52-84h16M52-92l14-10M52-76l14 10" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`;

export const soap: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-88" y="4" width="176" height="70" rx="30" fill="${main}"/><path d="M-56 30H56" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><path d="M-96 74H96L80 90H-80Z" fill="${dark}"/><g fill="${light}"><circle cx="-40" cy="-24" r="24"/><circle cx="16" cy="-44" r="32"/><circle cx="58" cy="-14" r="18"/></g><circle cx="6" cy="-54" r="8" fill="${accent}"/><circle cx="-48" cy="-30" r="6" fill="${accent}"/>`;

export const wig: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-16 60H16V84H46V92H-46V84H-16Z" fill="${accent}"/><ellipse cy="0" rx="40" ry="60" fill="${light}"/><path d="M0-96C62-96 76-44 74 70 66 84 46 84 40 70 44 10 40-30 10-40-10-20-40-24-42 0-38 40-34 60-40 70-46 84-66 84-74 70-76-44-62-96 0-96Z" fill="${dark}"/><path d="M-56 60Q-60-40-8-76M58 60Q60-30 24-66" fill="none" stroke="${main}" stroke-width="5"/>`;

export const ring: Drawing = ({ main, accent, light, dark }) =>
  `<circle cy="28" r="58" fill="none" stroke="${main}" stroke-width="18"/><circle cy="28" r="58" fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="4 10"/><path d="M-34-74H34L52-50 0-10-52-50Z" fill="${light}"/><path d="M-52-50H52M-18-74-12-50 0-10 12-50 18-74" fill="none" stroke="${accent}" stroke-width="5" stroke-linejoin="round"/>`;

export const glasses: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-92-16-60-56M92-16 60-56" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><g stroke="${main}" stroke-width="13"><circle cx="-48" cy="10" r="40" fill="${light}"/><circle cx="48" cy="10" r="40" fill="${light}"/></g><path d="M-10 4Q0-10 10 4" fill="none" stroke="${main}" stroke-width="11"/><path d="M-62 24-36-8M34 24 60-8" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>`;

export const stroller: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-70-20A70 70 0 0 1 0-90V-20Z" fill="${accent}"/><path d="M-70-20H70Q70 34 18 34H-26Q-70 34-70-20Z" fill="${main}"/><path d="M70-20 92-62" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><path d="M-34 34 20 66M34 32-30 66" stroke="${light}" stroke-width="8"/><circle cx="-36" cy="72" r="20" fill="${dark}"/><circle cx="36" cy="72" r="20" fill="${dark}"/><path d="M-60-40Q-40-70-6-84" fill="none" stroke="${dark}" stroke-width="4"/><circle cx="-36" cy="72" r="8" fill="${light}"/><circle cx="36" cy="72" r="8" fill="${light}"/>`;

export const mirror: Drawing = ({ main, accent, light, dark }) =>
  `<ellipse cy="-26" rx="62" ry="70" fill="${main}"/><ellipse cy="-26" rx="48" ry="56" fill="${light}"/><path d="M-26-4 18-58M-10 12 30-34" stroke="${accent}" stroke-width="7" stroke-linecap="round"/><path d="M-9 42H9V76H48V90H-48V76H-9Z" fill="${dark}"/>`;

export const flower: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M0 20V60" stroke="${dark}" stroke-width="9"/><g fill="${main}"><circle cy="-70" r="24"/><circle cx="38" cy="-42" r="24"/><circle cx="24" cy="2" r="24"/><circle cx="-24" cy="2" r="24"/><circle cx="-38" cy="-42" r="24"/></g><circle cy="-30" r="24" fill="${accent}"/><circle cy="-30" r="10" fill="${dark}"/><path d="M-40 46H40L28 90H-28Z" fill="${light}"/><path d="M-35 62H35" stroke="${dark}" stroke-width="5"/>`;

export const microscope: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-70 74H70V90H-70Z" fill="${dark}"/><path d="M14-40Q74-20 62 36 56 60 34 74H0Q40 50 36 16 30-8 2-14Z" fill="${main}"/><path d="M-60 30H30V46H-60Z" fill="${light}"/><g transform="rotate(-18)"><rect x="-22" y="-84" width="36" height="72" rx="6" fill="${accent}"/><rect x="-16" y="-104" width="24" height="22" fill="${dark}"/><rect x="-14" y="-12" width="20" height="26" fill="${light}"/></g><circle cx="34" cy="22" r="11" fill="${dark}"/>`;

export const flask: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-20-92H20V-30L72 66q10 22-14 22H-58q-24 0-14-22L-20-30Z" fill="${light}"/><path d="M-40 6H40L72 66q10 22-14 22H-58q-24 0-14-22Z" fill="${main}"/><path d="M-30-92H30" stroke="${dark}" stroke-width="12" stroke-linecap="round"/><g fill="${accent}"><circle cx="-20" cy="54" r="12"/><circle cx="18" cy="34" r="9"/><circle cx="30" cy="64" r="7"/></g><path d="M-20-58h16M-20-40h16" stroke="${dark}" stroke-width="5"/>`;
