import { proxy } from 'valtio'

/** In memory, so that it survives a visit to a project. */
export const viewChoice = proxy({ isList: false, query: '' })

export function setList(isList: boolean): void {
  viewChoice.isList = isList
}

export function setQuery(query: string): void {
  viewChoice.query = query
}
