import { serveEngine } from './engine-service'

serveEngine(self)
