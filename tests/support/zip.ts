import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export interface ZipFile {
  name: string
  bytes: Buffer | string
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localFile = 0x04034b50

/** A ZIP as other programs write it. Names are taken as they are, also bad ones. */
export function zipOf(files: ZipFile[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const plain = Buffer.from(bytes)
    const packed = deflateRawSync(plain)
    const nameBytes = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt16LE(33, 8) // 1 January 1980
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(plain.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    locals.push(uint32(localFile), facts, nameBytes, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(uint32(directoryEntry), Buffer.from([20, 0]), facts, place, nameBytes)
    offset += 4 + facts.length + nameBytes.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, uint32(endOfDirectory), end])
}

/** The files of a ZIP by their names, read from its directory and not by the program that made it. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(uint32(endOfDirectory))
  if (end < 0) throw new Error('this is no ZIP')
  const files = new Map<string, string>()
  let place = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [archive.readUInt16LE(place + 10), archive.readUInt32LE(place + 20)]
    const nameLength = archive.readUInt16LE(place + 28)
    const more = archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32)
    const local = archive.readUInt32LE(place + 42)
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(begin, begin + size)
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'))
    place += 46 + nameLength + more
  }
  return files
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
