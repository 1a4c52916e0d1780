import { HomeScalePhone } from './home/HomeScalePhone.tsx';
import { HomeScaleWide } from './home/HomeScaleWide.tsx';

/** The balance of the home page, on its own green field; phones get fewer things, larger. */
export function HomeScale({ alt, crop }: { alt: string; crop: 'wide' | 'phone' }) {
  return crop === 'wide' ? <HomeScaleWide alt={alt} /> : <HomeScalePhone alt={alt} />;
}
