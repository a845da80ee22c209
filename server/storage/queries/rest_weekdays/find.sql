SELECT weekdays FROM rest_weekdays WHERE member_id = $1
