-- Errors are prose, where a word ends anyhow; the job of somebody else loses no more than its last error.
UPDATE jobs SET last_error = '' WHERE replace(last_error, $1, '') <> last_error
