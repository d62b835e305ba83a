export type PortraitLook = {
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
