import type { Drawing } from '../palette.ts';

export const generator: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-92" y="-58" width="184" height="126" rx="14" fill="none" stroke="${dark}" stroke-width="12"/><rect x="-74" y="-44" width="148" height="44" rx="12" fill="${main}"/><rect x="-74" y="4" width="92" height="52" rx="6" fill="${accent}"/><circle cx="-44" cy="30" r="17" fill="${light}"/><path d="M-44 30-32 20" stroke="${dark}" stroke-width="5"/><g fill="${dark}"><circle cx="-10" cy="20" r="6"/><circle cx="-10" cy="40" r="6"/><rect x="-14" y="-56" width="28" height="14" rx="5"/></g><path d="M26 8h44v44H26Z" fill="${light}"/><path d="M34 18h28M34 30h28M34 42h28" stroke="${dark}" stroke-width="5"/><circle cx="-66" cy="76" r="15" fill="${dark}"/><circle cx="66" cy="76" r="15" fill="${dark}"/>`;

export const fridge: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-58" y="-98" width="116" height="180" rx="12" fill="${main}" stroke="${dark}" stroke-width="4"/><path d="M-58-32H58" stroke="${dark}" stroke-width="6"/><path d="M-40-76V-48M-40-14V36" stroke="${accent}" stroke-width="9" stroke-linecap="round"/><rect x="14" y="-80" width="28" height="16" rx="4" fill="${light}"/><path d="M-44 82v10M44 82v10" stroke="${dark}" stroke-width="12"/>`;

export const cooker: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-84" y="-40" width="168" height="124" rx="8" fill="${main}"/><path d="M-92-40H92" stroke="${dark}" stroke-width="10"/><rect x="-62" y="0" width="124" height="66" rx="8" fill="${dark}"/><path d="M-48 14H48" stroke="${light}" stroke-width="7" stroke-linecap="round"/><g fill="${accent}"><circle cx="-56" cy="-20" r="9"/><circle cx="-20" cy="-20" r="9"/><circle cx="20" cy="-20" r="9"/><circle cx="56" cy="-20" r="9"/><path d="M-50-46Q-66-66-50-88-34-66-50-46ZM50-46Q34-66 50-88 66-66 50-46Z"/></g>`;

export const blender: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-44-76H44L32 22H-32Z" fill="${light}"/><path d="M-40-34 40-34 32 22H-32Z" fill="${accent}"/><path d="M-50-92H50V-74H-50Z" fill="${dark}"/><path d="M42-60q34 4 26 40-6 22-32 22" fill="none" stroke="${dark}" stroke-width="10"/><path d="M-38 24H38L54 88H-54Z" fill="${main}"/><circle cy="58" r="15" fill="${dark}"/><path d="M0 58V47" stroke="${light}" stroke-width="5"/>`;

export const drill: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-86-52H20q14 0 14 14v24q0 12-14 12H-14L-2 70h-46L-60-2h-26q-10 0-10-12v-26q0-12 10-12Z" fill="${main}"/><path d="M34-40h22v28H34Z" fill="${dark}"/><path d="M56-31h44l-8 5 8 5H56Z" fill="${light}"/><rect x="-62" y="62" width="76" height="26" rx="7" fill="${dark}"/><path d="M-14 2 4 18" stroke="${accent}" stroke-width="12" stroke-linecap="round"/><path d="M-78-36H-20M-78-20H-20" stroke="${dark}" stroke-width="5"/>`;

export const tank: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-70-50Q-70-80-26-84V-98H26V-84Q70-80 70-50V76q0 14-14 14H-56q-14 0-14-14Z" fill="${main}"/><path d="M-70-34H70M-70-4H70M-70 26H70M-70 56H70" stroke="${dark}" stroke-width="5"/><rect x="-30" y="-26" width="60" height="44" rx="5" fill="${light}"/><path d="M0-20Q22 4 0 12-22 4 0-20Z" fill="${accent}"/><path d="M70 74h22v14" fill="none" stroke="${accent}" stroke-width="10"/>`;

export const battery: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-86" y="-40" width="172" height="120" rx="10" fill="${main}"/><path d="M-86-12H86" stroke="${dark}" stroke-width="6"/><rect x="-66" y="-62" width="34" height="24" fill="${accent}"/><rect x="32" y="-62" width="34" height="24" fill="${dark}"/><path d="M8-2-28 44H-4L-14 76 30 26H6L18-2Z" fill="${light}"/><path d="M-60-24h22M-49-35v22M40-24h20" stroke="${dark}" stroke-width="6"/>`;

export const tractor: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-74-10H-24V-78H34V-10H84q10 0 10 12V40H-74Z" fill="${main}"/><path d="M-12-66H22V-14H-12Z" fill="${light}"/><path d="M66-10V-58" stroke="${dark}" stroke-width="10"/><path d="M-34-82H44" stroke="${dark}" stroke-width="10" stroke-linecap="round"/><circle cx="-44" cy="38" r="50" fill="${dark}"/><circle cx="-44" cy="38" r="24" fill="${accent}"/><circle cx="66" cy="60" r="28" fill="${dark}"/><circle cx="66" cy="60" r="12" fill="${accent}"/>`;

export const printer: Drawing = ({ main, accent, light, dark }) =>
  `<path d="M-52-84H52V-20H-52Z" fill="${light}"/><path d="M-36-64H36M-36-44H20" stroke="${dark}" stroke-width="5"/><rect x="-92" y="-28" width="184" height="76" rx="14" fill="${main}"/><circle cx="66" cy="-6" r="7" fill="${accent}"/><path d="M-60 24H60V84H-60Z" fill="${light}" stroke="${dark}" stroke-width="5"/><path d="M-42 44H42M-42 62H24" stroke="${accent}" stroke-width="6"/>`;

export const calculator: Drawing = ({ main, accent, light, dark }) =>
  `<rect x="-60" y="-96" width="120" height="184" rx="14" fill="${main}"/><rect x="-46" y="-80" width="92" height="40" rx="5" fill="${light}"/><path d="M16-52h20" stroke="${dark}" stroke-width="7"/><g fill="${dark}"><rect x="-46" y="-26" width="24" height="22" rx="5"/><rect x="-12" y="-26" width="24" height="22" rx="5"/><rect x="-46" y="6" width="24" height="22" rx="5"/><rect x="-12" y="6" width="24" height="22" rx="5"/><rect x="-46" y="38" width="58" height="34" rx="5"/></g><rect x="22" y="-26" width="24" height="54" rx="5" fill="${accent}"/><rect x="22" y="38" width="24" height="34" rx="5" fill="${accent}"/>`;
