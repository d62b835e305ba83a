import { proxy } from 'valtio'

/** How the projects are shown, in memory, so that it is kept on the way back from a project. */
export const viewChoice = proxy({ isList: false, query: '' })

export function setList(isList: boolean): void {
  viewChoice.isList = isList
}

export function setQuery(query: string): void {
  viewChoice.query = query
}
