/** A state's capital: residents by the census of 2022 (IBGE), rounded to thousands, and its position in degrees. */
export type Capital = { uf: string; name: string; population: number; longitude: number; latitude: number }

const rows: [uf: string, name: string, population: number, longitude: number, latitude: number][] = [
  ['AC', 'Rio Branco', 365_000, -67.81, -9.97],
  ['AL', 'Maceió', 958_000, -35.74, -9.67],
  ['AM', 'Manaus', 2_064_000, -60.02, -3.12],
  ['AP', 'Macapá', 443_000, -51.07, 0.03],
  ['BA', 'Salvador', 2_418_000, -38.51, -12.97],
  ['CE', 'Fortaleza', 2_429_000, -38.54, -3.72],
  ['DF', 'Brasília', 2_817_000, -47.88, -15.79],
  ['ES', 'Vitória', 323_000, -40.34, -20.32],
  ['GO', 'Goiânia', 1_437_000, -49.25, -16.68],
  ['MA', 'São Luís', 1_038_000, -44.3, -2.53],
  ['MG', 'Belo Horizonte', 2_316_000, -43.94, -19.92],
  ['MS', 'Campo Grande', 898_000, -54.65, -20.44],
  ['MT', 'Cuiabá', 651_000, -56.1, -15.6],
  ['PA', 'Belém', 1_303_000, -48.5, -1.46],
  ['PB', 'João Pessoa', 834_000, -34.86, -7.12],
  ['PE', 'Recife', 1_489_000, -34.88, -8.05],
  ['PI', 'Teresina', 866_000, -42.8, -5.09],
  ['PR', 'Curitiba', 1_774_000, -49.27, -25.43],
  ['RJ', 'Rio de Janeiro', 6_211_000, -43.2, -22.91],
  ['RN', 'Natal', 751_000, -35.21, -5.79],
  ['RO', 'Porto Velho', 460_000, -63.9, -8.76],
  ['RR', 'Boa Vista', 413_000, -60.67, 2.82],
  ['RS', 'Porto Alegre', 1_333_000, -51.23, -30.03],
  ['SC', 'Florianópolis', 537_000, -48.55, -27.6],
  ['SE', 'Aracaju', 603_000, -37.07, -10.91],
  ['SP', 'São Paulo', 11_452_000, -46.63, -23.55],
  ['TO', 'Palmas', 303_000, -48.33, -10.18],
]

export const capitals: readonly Capital[] = rows.map(([uf, name, population, longitude, latitude]) => ({
  uf,
  name,
  population,
  longitude,
  latitude,
}))
