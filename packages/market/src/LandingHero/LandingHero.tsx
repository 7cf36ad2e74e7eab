import type { ComponentProps, ReactNode } from 'react';

import { TaglineTyper, type TaglineTyperProps } from '../TaglineTyper/TaglineTyper.tsx';
import { AdireCloth } from './AdireCloth.tsx';
import { cx } from '@oja/ui/cx';
import styles from './LandingHero.module.css';

export interface LandingHeroProps
  extends
    Pick<TaglineTyperProps, 'taglines' | 'pauseMs' | 'playLabel' | 'pauseLabel'>,
    Omit<ComponentProps<'section'>, 'children'> {
  /** The headline. */
  headline: string;
  /** A description of the product, in one or two sentences. */
  text: string;
  /** The buttons. */
  actions: ReactNode;
}

/** The first section of the landing page: headline, description and actions (product §1, §2). */
export function LandingHero({
  headline,
  text,
  taglines,
  pauseMs,
  playLabel,
  pauseLabel,
  actions,
  className,
  ...rest
}: LandingHeroProps) {
  return (
    <section {...rest} className={cx(styles.hero, className)} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.headline}>
            {headline}
          </h1>
          <p className={styles.tagline}>
            <TaglineTyper {...{ taglines, pauseMs, playLabel, pauseLabel }} />
          </p>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
        {/* A picture of the market, in the words of its goods and people. */}
        {/* oxlint-disable oja/texts */}
        <div className={styles.picture} translate="no" aria-hidden="true">
          <AdireCloth />
          <div className={styles.listing}>
            <span className={styles.listingTitle}>Akwete handwoven wrapper</span>
            <span className={styles.listingPrice}>₦18,500</span>
            <span className={styles.listingPlace}>Aba, Abia</span>
          </div>
          <p className={styles.question}>Good morning ma, is it still available?</p>
          <p className={styles.reply}>Yes! Two left. I can send pictures now.</p>
        </div>
        {/* oxlint-enable oja/texts */}
      </div>
    </section>
  );
}
