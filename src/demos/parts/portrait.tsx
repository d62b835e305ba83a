import { chakra } from '@chakra-ui/react'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'

type PortraitLook = {
  ground: string
  skin: string
  hair: string
  shirt: string
  cut: 'short' | 'long' | 'bun' | 'curly' | 'bald'
}

/** Portraits of invented people, by name. */
export const portraits: Partial<Record<string, PortraitLook>> = {
  marina: { ground: '#CBE9E5', skin: '#E8B998', hair: '#5A3825', shirt: '#0F766E', cut: 'long' },
  rogerio: { ground: '#CFE0F7', skin: '#C98D63', hair: '#2B2320', shirt: '#1D64C8', cut: 'short' },
  jussara: { ground: '#F8E2BE', skin: '#8A5A3C', hair: '#241A17', shirt: '#A65B06', cut: 'curly' },
  caetano: { ground: '#DCDAF3', skin: '#F0C9A8', hair: '#A5733A', shirt: '#4F4AB3', cut: 'short' },
  noemia: { ground: '#F8D4D6', skin: '#F2CDB0', hair: '#B4552D', shirt: '#C4262E', cut: 'bun' },
  otavio: { ground: '#CDEBD7', skin: '#B77B52', hair: '#B77B52', shirt: '#15803D', cut: 'bald' },
  tereza: { ground: '#E3E9EF', skin: '#E3B18D', hair: '#9AA5B1', shirt: '#4B5A6C', cut: 'bun' },
  celio: { ground: '#CFE0F7', skin: '#6F4630', hair: '#1D1512', shirt: '#234A7D', cut: 'curly' },
  dirce: { ground: '#CBE9E5', skin: '#BF8358', hair: '#1F1A1C', shirt: '#1B5C5C', cut: 'long' },
}

type PortraitProps = {
  /** The portrait's name; without one the initials are shown. */
  image: string
  name: string
  size?: string
}

/** A small drawn portrait in a circle; decorative. */
export function Portrait({ image, name, size = '9' }: PortraitProps) {
  const look = portraits[image]
  return look ? <Drawing look={look} size={size} /> : <PersonAvatar name={name} size={size} />
}

function Drawing({ look: { ground, skin, hair, shirt, cut }, size }: { look: PortraitLook; size: string }) {
  const { back, front } = hairByCut[cut]
  return (
    <chakra.svg aria-hidden="true" viewBox="0 0 40 40" boxSize={size} borderRadius="full" flexShrink="0">
      <rect width="40" height="40" fill={ground} />
      {back && <path d={back} fill={hair} />}
      <path d="M5 42c0-9 6.5-13 15-13s15 4 15 13Z" fill={shirt} />
      <path d="M16.5 24h7v6.5a3.5 3.5 0 0 1-7 0Z" fill={skin} />
      <ellipse cx="20" cy="18.5" rx="7" ry="8" fill={skin} />
      {front && <path d={front} fill={hair} />}
    </chakra.svg>
  )
}

const hairByCut: Record<PortraitLook['cut'], { back?: string; front?: string }> = {
  short: { front: 'M12.5 18c-1-7 3-10.5 7.5-10.5s8.5 3.5 7.5 10.5c-1-4-3-5.5-7.5-5.5s-6.5 1.5-7.5 5.5Z' },
  long: {
    back: 'M11 19c0-8 4-11.5 9-11.5S29 11 29 19v9c0 3-18 3-18 0Z',
    front: 'M12.5 18c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5c-2-1-5-3-6.5-5.5-2 3-5.5 5-8.5 5.5Z',
  },
  bun: {
    back: 'M20 2.5a4 4 0 0 1 3.600 5.700h-7.200A4 4 0 0 1 20 2.5Z',
    front: 'M12.5 18c-.8-7 3-10.5 7.5-10.5S28.300 11 27.5 18c-1-4.5-4-6-7.5-6s-6.5 1.5-7.5 6Z',
  },
  curly: {
    back: 'M12 22a5 5 0 0 1-1.5-8A6 6 0 0 1 16 7.5a6 6 0 0 1 8 0A6 6 0 0 1 29.5 14a5 5 0 0 1-1.5 8Z',
    front: 'M12.5 17c0-5.5 3-8.5 7.5-8.5s7.5 3 7.5 8.5c-2-3-4.5-4.5-7.5-4.5s-5.5 1.5-7.5 4.5Z',
  },
  bald: {},
}
