import { chakra } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import { DottedCountry } from './dotted-country.tsx'
import { dotsPath, dottedMap, mapSize, projectPoint } from './dotted-map.ts'

/** The magnifying glass is over Brasília. */
const [x, y] = projectPoint(-47.9, -15.8)
const radius = 66
const magnified = `translate(${x} ${y}) scale(1.8) translate(${-x} ${-y})`

export function SearchMap() {
  const lens = useId()
  const country = useMemo(() => dotsPath(dottedMap(11)), [])
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
      <DottedCountry country={country} dot={4} />
      <g clipPath={`url(#${lens})`}>
        <chakra.circle cx={x} cy={y} r={radius} fill="primary.subtle" />
        <g transform={magnified}>
          <chakra.path d={country} stroke="primary.emphasized" strokeWidth="3.6" />
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
