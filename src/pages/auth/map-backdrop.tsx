import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { DottedCountry } from './dotted-country.tsx'
import { dotsPath, dottedMap, mapSize } from './dotted-map.ts'

export function MapBackdrop() {
  const country = useMemo(() => dotsPath(dottedMap(6)), [])
  return (
    <chakra.svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      position="absolute"
      zIndex="-1"
      insetInline="-50vw"
      insetBlock="-4vh"
      marginInline="auto"
      width="max(46rem, 62vw)"
      height="108vh"
      opacity={{ base: 0.5, md: 0.85 }}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <DottedCountry country={country} dot={1.9} />
    </chakra.svg>
  )
}
