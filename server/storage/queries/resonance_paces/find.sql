SELECT breaths_per_minute, found_at FROM resonance_paces WHERE member_id = $1
