import { useEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

import styles from './PictureBlur.module.css';

interface PictureBlurProps {
  /** A thumbhash in Base64. */
  hash: string;
}

/**
 * A blurred picture that fills its place, below what is drawn over it, while the picture loads and around a picture of
 * another shape. Drawn on a canvas, since content policies may forbid images in URLs.
 */
export function PictureBlur({ hash }: PictureBlurProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // In a task of its own: a page's first canvas takes a slow phone as long as rendering what is around it.
    setTimeout(() => {
      if (canvas.current) paint(canvas.current, hash);
    });
  }, [hash]);
  return <canvas ref={canvas} className={styles.blur} aria-hidden="true" />;
}

/** Paints a blur. It is decoration: a damaged one is not shown. */
function paint(canvas: HTMLCanvasElement, hash: string): void {
  try {
    const blur = thumbHashToRGBA(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
    canvas.width = blur.w;
    canvas.height = blur.h;
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(blur.rgba), blur.w, blur.h), 0, 0);
  } catch {
    canvas.width = 0;
  }
}
