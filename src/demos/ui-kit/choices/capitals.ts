export type Capital = { value: string; label: string; region: string; disabled?: boolean }

/** Some capitals, ordered by region. */
export const capitals: Capital[] = [
  { value: 'belem', label: 'Belém', region: 'Norte' },
  { value: 'manaus', label: 'Manaus', region: 'Norte' },
  { value: 'fortaleza', label: 'Fortaleza', region: 'Nordeste' },
  { value: 'recife', label: 'Recife', region: 'Nordeste' },
  { value: 'salvador', label: 'Salvador', region: 'Nordeste' },
  { value: 'brasilia', label: 'Brasília', region: 'Centro-Oeste' },
  { value: 'goiania', label: 'Goiânia', region: 'Centro-Oeste', disabled: true },
  { value: 'belo-horizonte', label: 'Belo Horizonte', region: 'Sudeste' },
  { value: 'sao-paulo', label: 'São Paulo', region: 'Sudeste' },
  { value: 'vitoria', label: 'Vitória', region: 'Sudeste' },
  { value: 'curitiba', label: 'Curitiba', region: 'Sul' },
  { value: 'florianopolis', label: 'Florianópolis', region: 'Sul' },
]
