import styles from './LandingHero.module.css';

/** A dotted ring: round caps on zero-length dashes make the dots that tied raffia leaves in the dye. */
function DottedRing({ radius, dots, size }: { radius: number; dots: number; size: number }) {
  const step = (2 * Math.PI * radius) / dots;
  return (
    <circle
      cx="50"
      cy="50"
      r={radius}
      strokeWidth={size}
      strokeDasharray={`0 ${step.toFixed(3)}`}
      strokeLinecap="round"
    />
  );
}

const TILES = [
  ['moon', 'comb', 'rings', 'star'],
  ['rings', 'star', 'moon', 'comb'],
  ['comb', 'moon', 'star', 'rings'],
  ['star', 'rings', 'comb', 'moon'],
] as const;

/** An adire pattern of sixteen squares, drawn with lines only, so that it is a few hundred bytes. */
export function AdireCloth() {
  return (
    <svg className={styles.cloth} viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="2.5">
      <defs>
        <symbol id="cloth-moon" viewBox="0 0 100 100">
          <DottedRing radius={40} dots={28} size={5} />
          <DottedRing radius={29} dots={20} size={5} />
          <DottedRing radius={18} dots={12} size={5} />
          <circle cx="50" cy="50" r="7" fill="currentColor" stroke="none" />
        </symbol>
        <symbol id="cloth-rings" viewBox="0 0 100 100">
          <path d="M50 10 90 50 50 90 10 50Z M50 24 76 50 50 76 24 50Z" />
          <DottedRing radius={10} dots={8} size={4} />
          <path d="M8 8h14M8 8v14M92 8H78M92 8v14M8 92h14M8 92V78M92 92H78M92 92V78" />
        </symbol>
        <symbol id="cloth-comb" viewBox="0 0 100 100">
          <path d="M10 22q10-14 20 0t20 0 20 0 20 0M10 40q10-14 20 0t20 0 20 0 20 0M10 58q10-14 20 0t20 0 20 0 20 0M10 76q10-14 20 0t20 0 20 0 20 0M10 92q10-14 20 0t20 0 20 0 20 0" />
        </symbol>
        <symbol id="cloth-star" viewBox="0 0 100 100">
          <path d="M50 50c-8-14-8-26 0-40 8 14 8 26 0 40ZM50 50c-8 14-8 26 0 40 8-14 8-26 0-40ZM50 50c-14-8-26-8-40 0 14 8 26 8 40 0ZM50 50c14-8 26-8 40 0-14 8-26 8-40 0Z" />
          <path
            d="m24 24 16 16M76 24 60 40M24 76l16-16M76 76 60 60"
            strokeDasharray="0 6"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </symbol>
      </defs>
      {TILES.flatMap((row, y) =>
        row.map((tile, x) => (
          <use key={`${tile}-${y}`} href={`#cloth-${tile}`} x={x * 100} y={y * 100} width="100" height="100" />
        )),
      )}
      <path d="M100 0v400M200 0v400M300 0v400M0 100h400M0 200h400M0 300h400" strokeWidth="1.5" opacity="0.6" />
    </svg>
  );
}
