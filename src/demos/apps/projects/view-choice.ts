import { proxy } from 'valtio'

/** How the projects are shown, as long as the page lives: who comes back from one finds them as they were. */
export const viewChoice = proxy({ isList: false, query: '' })

export function setList(isList: boolean): void {
  viewChoice.isList = isList
}

export function setQuery(query: string): void {
  viewChoice.query = query
}
