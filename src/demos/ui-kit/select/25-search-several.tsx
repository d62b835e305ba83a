import { SearchSelect } from './search-select.tsx'

export const meta = { title: 'Com busca, múltipla' }

export default () => <SearchSelect label="Cidades de interesse" multiple />
