/** What a list of the answer says without rows, where the manifest has no words for it. */
export const noRows = 'Nenhum registro.'
