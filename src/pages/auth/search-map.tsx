import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { countryPath, DottedCountry } from './dotted-country.tsx'
import { mapSize, place } from './dotted-map.ts'

const brasilia = place(-47.9, -15.8)
const [x, y] = brasilia
const radius = 66
const magnified = `translate(${x} ${y}) scale(1.8) translate(${-x} ${-y})`

/** Looking things up in Brazil: the country in dots, and a lens under which something is found. Decorative. */
export function SearchMap() {
  const lens = useId()
  return (
    <chakra.svg
      viewBox={`-8 0 ${mapSize.width + 16} ${mapSize.height + 6}`}
      width="full"
      maxW="35rem"
      maxH="70vh"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <clipPath id={lens}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <DottedCountry />
      <g clipPath={`url(#${lens})`}>
        <chakra.circle cx={x} cy={y} r={radius} fill="primary.subtle" />
        <g transform={magnified}>
          <chakra.path d={countryPath} stroke="primary.emphasized" strokeWidth="3.6" />
        </g>
        <chakra.circle cx={x} cy={y} r="19" fill="primary.solid" />
        <chakra.path
          d={`M${x - 8} ${y + 0.5}l5.5 6 10.5 -12`}
          stroke="primary.contrast"
          strokeWidth="3.6"
          strokeLinejoin="round"
        />
      </g>
      <chakra.circle cx={x} cy={y} r={radius} stroke="primary.solid" strokeWidth="6" />
      <chakra.path d={`M${x + 49} ${y + 49}l38 38`} stroke="primary.solid" strokeWidth="11" />
    </chakra.svg>
  )
}

/** The country alone, wider than the screen and faint, for content that stands on it. Decorative. */
export function MapBackdrop() {
  return (
    <chakra.svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      position="absolute"
      zIndex="-1"
      top="50%"
      insetStart="50%"
      width="max(72rem, 84vw)"
      transform="translate(-50%, -50%)"
      _rtl={{ transform: 'translate(50%, -50%)' }}
      opacity="0.75"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <DottedCountry />
    </chakra.svg>
  )
}
