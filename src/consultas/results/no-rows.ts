/** The empty state's text, where the manifest has none of its own. */
export const noRows = 'Nenhum registro.'
