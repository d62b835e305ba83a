import { CreatableSelect } from '../choices/creatable-select.tsx'

export const meta = {
  title: 'Que cria opções',
  description: 'Escreva uma etiqueta nova e tecle Enter. Até quatro; ficam guardadas.',
}

export default () => <CreatableSelect label="Etiquetas do cliente" />
