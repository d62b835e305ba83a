import { SearchSelect } from '../choices/search-select.tsx'

export const meta = { title: 'Com busca, múltipla' }

export default () => <SearchSelect label="Cidades de interesse" multiple />
