import { Emitter } from '../emitter.ts';

/** Emits nothing until a spec simulates sleep. */
export const powerMonitor = new Emitter('powerMonitor', ['suspend', 'resume', 'lock-screen', 'unlock-screen']);
