import { brand } from '@/generated/brand.ts'
import { DrawingView } from './drawing-view.tsx'

/** The brand's logo, `size` px high, in the text colour where it has no own. Decorative next to the product's name. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <DrawingView drawing={brand.logo} width="auto" height={`${size}px`} flexShrink="0" />
)
