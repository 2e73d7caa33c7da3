select name, country as "countryCode", region, lat, lng
    from gazetteer_places
    where folded like $1 and country = $2
    order by
      folded like $3 desc, folded like $4 desc,
      at_home desc, folded like $5 desc, rank
    limit $6;
