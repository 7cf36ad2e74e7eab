import styles from './LandingHero.module.css';

/**
 * A dotted ring: round caps on zero-length dashes make the dots that tied raffia leaves in the dye. The gap is the
 * ring's length divided by the number of dots.
 */
function DottedRing(ring: { r: number; strokeWidth: number; strokeDasharray: string }) {
  return <circle {...ring} cx="50" cy="50" strokeLinecap="round" />;
}

/** The squares of a row. In the other rows they swap places, so that equal ones never meet. */
const SQUARES = ['moon', 'comb', 'rings', 'star'] as const;

/** An adire pattern of sixteen squares, drawn with lines only, so that it is a few hundred bytes. */
export function AdireCloth() {
  return (
    <svg className={styles.cloth} viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="2.5">
      <defs>
        <symbol id="cloth-moon" viewBox="0 0 100 100">
          <DottedRing r={40} strokeWidth={5} strokeDasharray="0 8.976" />
          <DottedRing r={29} strokeWidth={5} strokeDasharray="0 9.111" />
          <DottedRing r={18} strokeWidth={5} strokeDasharray="0 9.425" />
          <circle cx="50" cy="50" r="7" fill="currentColor" stroke="none" />
        </symbol>
        <symbol id="cloth-rings" viewBox="0 0 100 100">
          <path d="M50 10 90 50 50 90 10 50Z M50 24 76 50 50 76 24 50Z" />
          <DottedRing r={10} strokeWidth={4} strokeDasharray="0 7.854" />
          <path d="M8 8h14M8 8v14M92 8H78M92 8v14M8 92h14M8 92V78M92 92H78M92 92V78" />
        </symbol>
        <symbol id="cloth-comb" viewBox="0 0 100 100">
          <path d="M10 22q10-14 20 0t20 0 20 0 20 0M10 40q10-14 20 0t20 0 20 0 20 0M10 58q10-14 20 0t20 0 20 0 20 0M10 76q10-14 20 0t20 0 20 0 20 0M10 92q10-14 20 0t20 0 20 0 20 0" />
        </symbol>
        <symbol id="cloth-star" viewBox="0 0 100 100">
          <path d="M50 50c-8-14-8-26 0-40 8 14 8 26 0 40Zc-8 14-8 26 0 40 8-14 8-26 0-40Zc-14-8-26-8-40 0 14 8 26 8 40 0Zc14-8 26-8 40 0-14 8-26 8-40 0Z" />
          <path
            d="m24 24 16 16M76 24 60 40M24 76l16-16M76 76 60 60"
            strokeDasharray="0 6"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </symbol>
      </defs>
      {[0, 2, 1, 3].map((swap, y) =>
        SQUARES.map((square, x) => (
          <use key={square} href={`#cloth-${SQUARES[x ^ swap]}`} x={x * 100} y={y * 100} width="100" height="100" />
        )),
      )}
      <path d="M100 0v400M200 0v400M300 0v400M0 100h400M0 200h400M0 300h400" strokeWidth="1.5" opacity="0.6" />
    </svg>
  );
}
