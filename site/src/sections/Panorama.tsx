import type { z } from 'zod';
import type { panorama } from '../../../content/schema/drawings.ts';
import '../components/answers.css';
import { Photo } from '../components/Photo.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { panoramas } from '../drawings/tones.ts';
import s from './Panorama.module.css';

/** Renders the wide picture of an overview page, of which phones show the middle. */
export function Panorama({ drawing, alt, photo }: z.infer<typeof panorama>) {
  return (
    <div className={`wrap picture picture-field ${s.field} tone-${panoramas[drawing]}`}>
      {photo ? <Photo photo={photo} place="panorama" /> : <Drawing name={`panoramas/${drawing}`} alt={alt} slice />}
    </div>
  );
}
