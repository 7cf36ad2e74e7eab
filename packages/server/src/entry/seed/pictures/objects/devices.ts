import type { Drawing } from '../palette.ts';

export const phone: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-46" y="-96" width="92" height="186" rx="18" fill="${dark}" stroke="${light}" stroke-width="4"/>
<rect x="-38" y="-86" width="76" height="166" rx="10" fill="${main}"/><circle cy="-34" r="24" fill="${accent}"/><path d="M-38 30Q-14-6 8 28T38 10V70q0 10-10 10h-56q-10 0-10-10Z" fill="${dark}"/>
<path d="M-38 48Q-10 20 14 46T38 36" fill="none" stroke="${light}" stroke-width="4"/><rect x="-14" y="-81" width="28" height="7" rx="3.5" fill="${dark}"/>`;

export const laptop: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-78" y="-70" width="156" height="112" rx="10" fill="${dark}" stroke="${light}" stroke-width="4"/>
<rect x="-68" y="-60" width="136" height="92" rx="4" fill="${main}"/><path d="M-68 32 -24-18 6 12 32-12 68 32Z" fill="${dark}"/><circle cx="34" cy="-34" r="13" fill="${accent}"/>
<path d="M-98 46H98L88 66Q86 70 80 70H-80Q-86 70-88 66Z" fill="${light}"/><rect x="-22" y="46" width="44" height="8" rx="4" fill="${dark}"/>`;

export const headphones: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-70 30V-4a70 70 0 0 1 140 0V30" fill="none" stroke="${main}" stroke-width="17"/>
<path d="M-70 6V-4a70 70 0 0 1 140 0V6" fill="none" stroke="${dark}" stroke-width="3"/><rect x="-94" y="12" width="44" height="74" rx="20" fill="${accent}"/><rect x="50" y="12" width="44" height="74" rx="20" fill="${accent}"/>
<rect x="-62" y="8" width="22" height="82" rx="11" fill="${light}"/><rect x="40" y="8" width="22" height="82" rx="11" fill="${light}"/><path d="M-80 34v30M80 34v30" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`;

export const camera: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-34-58h68l12 22h-92Z" fill="${dark}"/><rect x="-92" y="-40" width="184" height="120" rx="16" fill="${main}"/><rect x="-92" y="-12" width="184" height="62" fill="${dark}"/>
<circle cy="20" r="52" fill="${light}"/><circle cy="20" r="42" fill="${dark}"/><circle cy="20" r="29" fill="${accent}"/><circle cy="20" r="15" fill="${dark}"/><circle cx="-9" cy="11" r="6" fill="${light}"/><rect x="54" y="-30" width="24" height="12" rx="4" fill="${accent}"/>`;

export const television: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-98" y="-72" width="196" height="124" rx="8" fill="${dark}" stroke="${light}" stroke-width="4"/><rect x="-88" y="-62" width="176" height="104" fill="${main}"/>
<path d="M-88 42V8q30-36 58-8t54-14 64 10V42Z" fill="${accent}"/><circle cx="46" cy="-32" r="16" fill="${light}"/><path d="M-88 26q40-24 80-4t96-10" fill="none" stroke="${dark}" stroke-width="4"/><path d="M-44 84 -22 54M44 84 22 54" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`;

export const controller: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-52-42h104c36 0 50 92 38 112-14 22-38-4-54-26h-72c-16 22-40 48-54 26-12-20 2-112 38-112Z" fill="${main}"/>
<path d="M-52-18v32M-68-2h32" stroke="${dark}" stroke-width="13" stroke-linecap="round"/><g fill="${accent}"><circle cx="52" cy="-20" r="8"/><circle cx="52" cy="16" r="8"/><circle cx="34" cy="-2" r="8"/><circle cx="70" cy="-2" r="8"/></g>
<circle cx="-22" cy="26" r="14" fill="${dark}"/><circle cx="22" cy="26" r="14" fill="${dark}"/><circle cx="-22" cy="26" r="7" fill="${light}"/><circle cx="22" cy="26" r="7" fill="${light}"/>`;

export const watch: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<path d="M-26-96h52l6 46h-64ZM-26 90h52l6-44h-64Z" fill="${accent}"/><circle r="58" cy="-2" fill="${main}"/><circle r="45" cy="-2" fill="${dark}"/>
<circle r="37" cy="-2" fill="none" stroke="${light}" stroke-width="4" stroke-dasharray="2 17.4"/><path d="M0-2V-30M0-2 20 10" stroke="${light}" stroke-width="6" stroke-linecap="round"/><circle r="5" cy="-2" fill="${accent}"/><rect x="57" y="-9" width="11" height="14" rx="4" fill="${light}"/>`;

export const solarPanel: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<circle cx="58" cy="-62" r="26" fill="${accent}"/><path d="M58-104v10M58-30v10M16-62h10M90-62h10M28-92l8 8M88-92l-8 8" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>
<path d="M-72-30H56L92 56H-98Z" fill="${light}"/><path d="M-67-23H51L81 49H-88Z" fill="${main}"/><path d="M-75 1H61M-81 25H71M-37-23-46 49M-8-23v72M21-23 38 49" stroke="${dark}" stroke-width="4"/><path d="M-4 56V86M-38 88H32" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`;

export const speaker: Drawing = ({
  main,
  accent,
  light,
  dark,
}) => `<rect x="-58" y="-96" width="116" height="184" rx="16" fill="${main}"/><circle cy="30" r="44" fill="${dark}"/><circle cy="30" r="30" fill="none" stroke="${light}" stroke-width="5"/><circle cy="30" r="14" fill="${accent}"/>
<circle cy="-52" r="26" fill="${dark}"/><circle cy="-52" r="12" fill="${accent}"/><g fill="${dark}"><circle cx="-45" cy="-83" r="4"/><circle cx="45" cy="-83" r="4"/><circle cx="-45" cy="76" r="4"/><circle cx="45" cy="76" r="4"/></g>`;
