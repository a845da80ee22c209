/** Hands a file to the browser's own downloads. */
export function saveFile(name: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
