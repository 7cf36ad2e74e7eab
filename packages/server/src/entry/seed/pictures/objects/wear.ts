import type { Drawing } from '../palette.ts';

export const dress: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-30-94 -62-72 -80-24 -54-14 -44-42 -38-14 -80 84Q0 104 80 84L38-14 44-42 54-14 80-24 62-72 30-94Q0-66-30-94Z" fill="${main}"/><path d="M-38-14H38" stroke="${accent}" stroke-width="13"/>
<path d="M-30-94Q0-66 30-94" fill="none" stroke="${accent}" stroke-width="8"/><path d="M-58 40 -40 22 -20 42 0 22 20 42 40 22 58 40" fill="none" stroke="${dark}" stroke-width="5"/><path d="M-70 66Q0 86 70 66" fill="none" stroke="${dark}" stroke-width="6" stroke-dasharray="3 11" stroke-linecap="round"/><path d="M0-70V-24" stroke="${light}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>`;

export const agbada: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-24-88 -98-56 -92 56 -54 62 -50 90H50L54 62 92 56 98-56 24-88Q0-68-24-88Z" fill="${main}"/><path d="M-24-88Q0-68 24-88L20-14Q0 14-20-14Z" fill="${accent}"/><path d="M0-72V-6M-12-56h24M-14-38h28M-12-20h24" stroke="${light}" stroke-width="4"/>
<path d="M-56-60Q-66 20-54 62M56-60Q66 20 54 62" fill="none" stroke="${dark}" stroke-width="5"/><path d="M-30 40 0 20 30 40 0 60Z" fill="none" stroke="${dark}" stroke-width="5"/><circle cy="40" r="5" fill="${dark}"/>`;

export const sneaker: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-90 36V-34q16 14 38 0l18-22Q-8-10 40 4q52 8 54 36Z" fill="${main}"/><path d="M-94 36H96q4 26-14 26H-82q-14 0-12-26Z" fill="${light}"/><path d="M-94 50H96" stroke="${dark}" stroke-width="4"/><path d="M-86 36q-6-36 10-46 24 20 46 46Z" fill="${accent}"/>
<path d="M-30-34 -8-46M-18-18 6-32M-4-4 20-20" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M10 32Q40 8 78 16" fill="none" stroke="${accent}" stroke-width="8"/>`;

export const bag: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-38-26V-52a38 38 0 0 1 76 0V-26" fill="none" stroke="${dark}" stroke-width="11"/><path d="M-80-30H80L94 78q1 10-10 10H-84q-11 0-10-10Z" fill="${main}"/><path d="M-80-30H80L70 26Q0 50-70 26Z" fill="${accent}"/><path d="M-68 18Q0 40 68 18" fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="8 8"/>
<rect x="-13" y="22" width="26" height="30" rx="6" fill="${light}"/><circle cy="38" r="5" fill="${dark}"/>`;

export const beads: Drawing = ({ main, accent, light, dark }) =>
  `${necklace(88, -78, 17, (bead) => (bead % 3 === 1 ? accent : main))}${necklace(58, -66, 13, (bead) => (bead % 2 === 0 ? light : accent))}<path d="M0 60 22 80 0 100-22 80Z" fill="${accent}"/><circle cy="79" r="7" fill="${dark}"/>`;

function necklace(radius: number, top: number, count: number, colour: (bead: number) => string): string {
  return Array.from({ length: count }, (_, bead) => {
    const angle = Math.PI * (0.02 + (0.96 * bead) / (count - 1));
    const x = Math.round(Math.cos(angle) * radius);
    const y = Math.round(top + Math.sin(angle) * radius * 1.55);
    return `<circle cx="${x}" cy="${y}" r="${bead === (count - 1) / 2 ? 14 : 11}" fill="${colour(bead)}"/>`;
  }).join('');
}

export const cloth: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<g stroke="${dark}" stroke-width="4"><rect x="-88" y="38" width="176" height="48" rx="20" fill="${main}"/><rect x="-80" y="-12" width="160" height="48" rx="20" fill="${accent}"/><rect x="-70" y="-62" width="140" height="48" rx="20" fill="${light}"/></g>
<path d="M-66 62 -48 48 -30 76 -12 48 6 76 24 48 42 76 60 50" fill="none" stroke="${light}" stroke-width="5"/><path d="M-58 12H60" stroke="${dark}" stroke-width="12" stroke-dasharray="2 16" stroke-linecap="round"/><path d="M-48-38h96" stroke="${main}" stroke-width="14" stroke-dasharray="12 10"/>`;

export const cap: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-78 60V-6q0-24 30-34l60-26q38-12 62 24L78 60Q0 86-78 60Z" fill="${main}"/><path d="M-78 34Q0 60 78 34V62Q0 88-78 62Z" fill="${accent}"/><path d="M-60 8 -40-14 -20 10 0-14 20 10 40-14 62 8" fill="none" stroke="${dark}" stroke-width="6"/><path d="M-48-30Q10-10 62-40" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="2 10" stroke-linecap="round"/>`;

export const belt: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-90-10Q-90-50 0-50T90-10 40 34H-30Q-90 30-90-10Z" fill="none" stroke="${main}" stroke-width="26"/><path d="M-90-10Q-90-50 0-50T90-10" fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="8 7"/><rect x="-34" y="8" width="62" height="52" rx="8" fill="none" stroke="${accent}" stroke-width="11"/><path d="M-4 34H34" stroke="${light}" stroke-width="8"/><g fill="${dark}"><circle cx="48" cy="32" r="4"/><circle cx="62" cy="26" r="4"/></g>`;
