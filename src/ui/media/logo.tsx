import { chakra } from '@chakra-ui/react'

/**
 * The logo: a magnifying glass that forms a check mark, in the text colour. Decorative next to the product's
 * name.
 */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width={`${size}px`}
      height={`${size}px`}
      fill="none"
      aria-hidden="true"
      flexShrink="0"
    >
      <circle cx="15" cy="8.5" r="6" stroke="currentColor" strokeWidth="2.6" />
      <path
        d="M2.6 15.4 7.2 20.4 11 13.6"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  )
}
