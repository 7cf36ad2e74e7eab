import { Emitter } from '../emitter.ts';

/** Silent until a spec puts the machine to sleep. */
export const powerMonitor = new Emitter('powerMonitor', ['suspend', 'resume', 'lock-screen', 'unlock-screen']);
