/**
 * Attacks a fresh server of this checkout and prints a table; ends with 1 if an attack succeeded or could not be
 * carried out. Arguments are names of sections, all by default.
 */
import { startGoogleServer } from '../../packages/server/test/google-server.ts';
import type { Attack, Finding, Scene } from './attack.ts';
import { blocks } from './blocks.ts';
import { isSession } from './deeds.ts';
import { edges } from './edges.ts';
import { factors } from './factors.ts';
import { floods } from './floods.ts';
import { guessing } from './guessing.ts';
import { mailboxes } from './mailboxes.ts';
import { namesAndPasswords } from './names-and-passwords.ts';
import { phones } from './phones.ts';
import { proofs } from './proofs.ts';
import { restoring } from './restoring.ts';
import { sessions } from './sessions.ts';
import { stepUp } from './step-up.ts';
import { PRODUCTION, startTarget } from './target.ts';

const SECTIONS: Record<string, readonly Attack[]> = {
  'step-up': stepUp,
  restoring,
  phones,
  factors,
  guessing,
  'names-and-passwords': namesAndPasswords,
  mailboxes,
  blocks,
  sessions,
  edges,
  floods,
  // Last: its wrong proofs from one address make further ones from there wait.
  proofs,
};
/** After this time the run is given up, in milliseconds. */
const PATIENCE_MS = 400_000;

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** The sections to attack with. */
function chosen(): [string, readonly Attack[]][] {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(SECTIONS, name));
  if (unknown !== undefined) {
    printLine(`There is no section ${unknown}, and nothing but a server of this checkout is attacked.`);
    printLine(`Sections: ${Object.keys(SECTIONS).join(', ')}.`);
    process.exit(1);
  }
  return Object.entries(SECTIONS).filter(([name]) => names.length === 0 || names.includes(name));
}

async function openScene(): Promise<Scene> {
  const google = await startGoogleServer();
  const [market, production] = await Promise.all([
    startTarget({ TRUST_PROXY: 'loopback', ...google.environment }),
    startTarget(PRODUCTION),
  ]);
  const veteran = market.cast.next();
  if (!(await isSession(market, veteran.ending))) throw new Error('The session was ninety days old before its use.');
  return { market, production, google, veteran };
}

type Outcome = Finding | { fault: unknown };

async function carryOut(attack: Attack, scene: Scene): Promise<Outcome> {
  try {
    return await attack.carryOut(scene);
  } catch (fault) {
    return { fault };
  }
}

function print({ tries, aim }: Attack, outcome: Outcome): void {
  if ('fault' in outcome) {
    printLine(`  NOT TRIED  ${tries}\n             ${String(outcome.fault)}`);
    return;
  }
  const { times, answers, success } = outcome;
  printLine(`  ${success === undefined ? 'held     ' : 'SUCCEEDED'}  ${tries}`);
  printLine(`             ${times} × tried; answered: ${answers}`);
  printLine(`             ${success === undefined ? `would succeed if: ${aim}` : `the attacker got: ${success}`}`);
}

const sections = chosen();
const begun = performance.now();
setTimeout(() => {
  printLine(`The attacks took longer than ${PATIENCE_MS / 1000} seconds.`);
  process.exit(1);
}, PATIENCE_MS).unref();
const scene = await openScene();
const outcomes: Outcome[] = [];
for (const [name, attacks] of sections) {
  printLine(`\n${name}`);
  for (const attack of attacks) {
    const outcome = await carryOut(attack, scene);
    outcomes.push(outcome);
    print(attack, outcome);
  }
}
await Promise.all([scene.market.stop(), scene.production.stop(), scene.google.stop()]);
const succeeded = outcomes.filter((outcome) => 'success' in outcome && outcome.success !== undefined).length;
const untried = outcomes.filter((outcome) => 'fault' in outcome).length;
printLine(
  `\n${outcomes.length} attacks in ${Math.round((performance.now() - begun) / 1000)} s, ${succeeded} succeeded${untried === 0 ? '' : `, ${untried} could not be tried`}.`,
);
process.exit(succeeded + untried === 0 ? 0 : 1);
