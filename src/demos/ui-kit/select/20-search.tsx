import { SearchSelect } from './search-select.tsx'

export const meta = {
  title: 'Com busca',
  description: 'Encontra também sem acento: digite “belem” ou “sul”.',
}

export default () => <SearchSelect label="Cidade de origem" />
