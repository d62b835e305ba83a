/** Invented colleagues, for assignment. `image` names a portrait. */
export const people = [
  { image: 'ana', label: 'Ana Exemplo', value: 'ana' },
  { image: 'bruno', label: 'Bruno Amostra', value: 'bruno' },
  { image: 'carla', label: 'Carla Modelo', value: 'carla' },
  { image: 'davi', label: 'Davi Ensaio', value: 'davi' },
  { image: 'elisa', label: 'Elisa Fictícia', value: 'elisa' },
  { image: 'fabio', label: 'Fábio Inventado', value: 'fabio' },
]
